import * as z from 'zod/mini'
import { LocaleCode } from '../codes.ts'
import { freeText } from '../fields.ts'
import { Id } from '../id.ts'
import { officeEndpoint } from './endpoint.ts'

/** What can be done, from the mildest on. */
export const MEASURES = ['nothing', 'warn', 'remove', 'hide', 'suspend', 'ban'] as const
export type MeasureName = (typeof MEASURES)[number]

export const SUSPENSION_DAYS = [1, 7, 30] as const
export type SuspensionDays = (typeof SUSPENSION_DAYS)[number]

/** What of a whole profile can be removed: with the text about themselves go the answers to prompts; a comment is the one to the reporter. */
export const CONTENT = ['about', 'photos', 'comment'] as const
export type Content = (typeof CONTENT)[number]

export const LONGEST_FACTS = 10_000

/** What a decision is about: a report or notice by its number, or what was found on our own. */
export const DecisionSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('report'), number: z.int().check(z.positive()) }),
  z.strictObject({
    kind: z.enum(['member', 'photo', 'message']),
    id: Id,
    /** Only while the photo waits: who was first, whether to approve or reject, is the one who decided. */
    is_waiting: z.optional(z.literal(true)),
  }),
])
export type DecisionSubject = z.output<typeof DecisionSubject>

const Days = z.literal(SUSPENSION_DAYS)

/** A decision as it is asked for, without what it is about. */
export const WANTED = {
  measure: z.enum(MEASURES),
  /** How long a suspension lasts. */
  days: z.optional(Days),
  /** What goes, where a whole profile is the subject. */
  content: z.optional(z.array(z.enum(CONTENT)).check(z.maxLength(CONTENT.length))),
  /** The rule it goes by; only where nothing is done it may be missing. */
  policy_id: z.optional(Id),
  /** What was found, in words for the member. */
  facts: freeText(LONGEST_FACTS).check(z.minLength(1)),
}

/** Makes one decision: its effect, its statement of reasons, the answer to whoever reported, and its row in the record. */
export const decide = officeEndpoint({
  method: 'POST',
  path: '/api/office/decisions',
  needs: 'decisions_make',
  input: z.strictObject({ about: DecisionSubject, ...WANTED }),
  output: z.object({
    id: z.uuid(),
    number: z.int(),
    measure: z.enum(MEASURES),
    until: z.nullable(z.iso.datetime()),
  }),
  refusals: ['NOT_FOUND', 'DECIDED_BEFORE', 'MEMBER_GONE', 'NOTHING_NAMED', 'POLICY_UNKNOWN'],
})

/** A statement in the member's own words, part by part. */
export const StatementPart = z.object({ term: z.string(), words: z.string() })
export type StatementPart = z.output<typeof StatementPart>

/** What the member would read, and what their strikes propose. Nothing happens by it. */
export const previewStatement = officeEndpoint({
  method: 'POST',
  path: '/api/office/statement-preview',
  needs: 'decisions_make',
  leavesRecord: false,
  input: z.strictObject({ about: DecisionSubject, ...WANTED, facts: freeText(LONGEST_FACTS) }),
  output: z.object({
    /** Null where nobody would be told. */
    statement: z.nullable(
      z.object({ language: LocaleCode, title: z.string(), parts: z.array(StatementPart) }),
    ),
    /** Whether somebody who reported would get an answer. */
    answers_reporter: z.boolean(),
    strikes: z.int(),
    /** What this rule proposes for somebody with so many strikes. */
    proposed: z.nullable(z.object({ measure: z.enum(MEASURES), days: z.nullable(Days) })),
  }),
  refusals: ['NOT_FOUND', 'DECIDED_BEFORE', 'MEMBER_GONE', 'NOTHING_NAMED', 'POLICY_UNKNOWN'],
})

/** The rules that every site begins with. */
export const POLICY_KEYS = [
  'under_18',
  'child_content',
  'intimate_without_consent',
  'threats',
  'hate',
  'unwanted_sexual',
  'scam',
  'impersonation',
  'fake_profile',
  'contact_details',
  'advertising',
  'paid_services',
  'nudity',
  'unfit_photo',
] as const
export type PolicyKey = (typeof POLICY_KEYS)[number]

export const GROUNDS = ['terms', 'law'] as const

const PolicyText = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  text: freeText(1000).check(z.minLength(1)),
})

/** A rule of a site, as it is now. */
export const Policy = z.object({
  id: z.uuid(),
  number: z.int(),
  key: z.string(),
  version: z.int(),
  texts: z.record(LocaleCode, PolicyText),
  ground: z.enum(GROUNDS),
  article: z.string(),
  measure: z.enum(MEASURES),
  days: z.nullable(Days),
  strikes: z.int(),
  strike_days: z.int(),
  is_in_use: z.boolean(),
  changed_at: z.iso.datetime(),
  /** Nobody where it came with the product. */
  changed_by: z.nullable(z.string()),
})
export type Policy = z.output<typeof Policy>

export const listPolicies = officeEndpoint({
  method: 'GET',
  path: '/api/office/policies',
  needs: 'policies_read',
  input: z.object({ site_id: Id }),
  output: z.object({ policies: z.array(Policy) }),
})

/** Changes a rule, which makes a new version: what was decided by another one keeps that. */
export const editPolicy = officeEndpoint({
  method: 'PUT',
  path: '/api/office/policies',
  needs: 'policies_edit',
  needsFactor: true,
  input: z.strictObject({
    site_id: Id,
    policy_id: Id,
    /** The version that was read: another one meanwhile refuses. */
    version: z.int(),
    texts: z.record(LocaleCode, PolicyText),
    ground: z.enum(GROUNDS),
    article: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    measure: z.enum(['remove', 'hide', 'suspend', 'ban']),
    /** Of a suspension, how long it lasts: it must say so, and nothing else may. */
    days: z.nullable(Days),
    strikes: z.int().check(z.minimum(0), z.maximum(10)),
    strike_days: z.int().check(z.minimum(1), z.maximum(3650)),
    is_in_use: z.boolean(),
  }),
  output: z.object({ version: z.int() }),
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NOTHING_NAMED'],
})
