import * as z from 'zod/mini'
import { LocaleCode } from '../codes.ts'
import { MEASURES, StatementPart } from './decisions.ts'

const Moment = z.iso.datetime()

/** A decision about a member, in a line. */
export const MemberDecision = z.object({
  number: z.int(),
  at: Moment,
  measure: z.enum(MEASURES),
  days: z.nullable(z.int()),
  until: z.nullable(Moment),
  /** The rule as it was then, in the office's languages; null where nothing was done. */
  rule: z.nullable(z.object({ en: z.string(), nl: z.string() })),
  strikes: z.int(),
  /** Until when the strikes count. */
  strikes_until: z.nullable(Moment),
  who: z.string(),
  state: z.enum(['in_force', 'over', 'reversed']),
  /** What became of an appeal against it. */
  appeal: z.nullable(z.enum(['waiting', 'upheld', 'reversed', 'lapsed'])),
})
export type MemberDecision = z.output<typeof MemberDecision>

/** A photo that others see, and which of the member's it is. */
export const ShownPhoto = z.object({ id: z.uuid(), place: z.int() })
export type ShownPhoto = z.output<typeof ShownPhoto>

/** A purchase that a member withdrew from. */
export const MemberWithdrawal = z.object({
  order_id: z.uuid(),
  at: Moment,
  credits: z.int(),
  amount_minor: z.int(),
  currency: z.string(),
  state: z.string(),
})
export type MemberWithdrawal = z.output<typeof MemberWithdrawal>

/** A decision that is contested, what its member says, and what was taken and could come back. */
export const Contested = z.object({
  decision: z.int(),
  measure: z.enum(MEASURES),
  days: z.nullable(z.int()),
  /** Who decided. */
  who: z.string(),
  decided_at: Moment,
  facts: z.string(),
  /** The rule as it was then, in the office's languages. */
  rule: z.nullable(
    z.object({
      version: z.int(),
      names: z.object({ en: z.string(), nl: z.string() }),
      ground: z.string(),
      article: z.string(),
    }),
  ),
  strikes: z.int(),
  appealed_at: Moment,
  words: z.string(),
  /** The statement as the member read it. */
  language: LocaleCode,
  parts: z.array(StatementPart),
  taken: z.object({ texts: z.array(z.string()), photos: z.int() }),
})
export type Contested = z.output<typeof Contested>
