import { sql } from 'kysely'
import { COUNTRY_CURRENCY } from '#contract/geo.ts'
import type { CountryCode } from '#contract/locales.ts'
import type { WritingDetail } from '#contract/office/writing.ts'
import type { z } from 'zod/mini'
import type { Tx } from '#server/db/connect.ts'
import type { Asked } from '#server/features/fiction/fiction.ts'
import { limitRow } from '#server/features/payments/payments.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { Found } from './claim.ts'
import { heardIn, owedFor } from './state.ts'

type Detail = z.input<typeof WritingDetail>

/** What must come before anything else is said, and what the member spends. */
export type Standing = {
  readonly owed: Asked | null
  readonly care: Detail['care']
  readonly mustWait: boolean
  readonly canReply: boolean
  /** Whether the pause card went after the member's latest message: it goes once. */
  readonly isPaused: boolean
  readonly spending: Detail['spending']
}

/** So many messages of a member are listened to: whoever wrote more since they were told had many answers. */
const LISTENED_TO = 100
/** What was seen to about money stays so for a week. */
const CARED_DAYS = 7
/** A profile does not run after anybody. */
const MOST_IN_A_ROW = 2

type Asking = { readonly conversationId: string; readonly now: Date }

export async function standingOf(
  tx: Tx,
  member: Found,
  { conversationId, now }: Asking,
): Promise<Standing> {
  const {
    told_seq: told,
    paused_seq: paused,
    cared_seq: cared,
    ...marks
  } = await marksOf(tx, {
    conversationId,
    now,
  })
  const spending = await spendingOf(tx, member, { conversationId, now })
  const texts = await wordsOf(tx, { conversationId, memberId: member.member_id })
  const since = (seq: number) => texts.filter((each) => each.seq > seq).map(({ text }) => text)
  const signs = [...new Set(since(cared).flatMap((text) => heardIn(text).signs))]
  const { month_minor: spent, limit_minor: limit, care_minor: care } = spending
  const isMuch =
    !marks.was_spending_seen_to &&
    (spent >= care || (limit !== null && limit > 0 && spent >= limit))
  const isPaused = paused > member.member_seq
  const inARow = member.last_seq - member.member_seq
  return {
    owed: owedFor(since(told)),
    care:
      signs.length > 0 || isMuch
        ? { signs: [...signs, ...(isMuch ? (['spending'] as const) : [])], needs_pause: isMuch }
        : null,
    mustWait: isPaused || inARow >= MOST_IN_A_ROW,
    isPaused,
    canReply: await canReply(tx, member),
    spending,
  }
}

type Marks = {
  readonly told_seq: number
  readonly paused_seq: number
  readonly cared_seq: number
  readonly was_spending_seen_to: boolean
}

/** Up to where the member was told what the profile is, was proposed a break, and was seen to. */
async function marksOf(tx: Tx, { conversationId, now }: Asking): Promise<Marks> {
  const lately = new Date(now.getTime() - CARED_DAYS * 24 * 60 * 60 * 1000)
  const { rows } = await sql<Marks>`
    select coalesce(max(seq) filter (where kind = 'honest'), 0) as told_seq,
      coalesce(max(seq) filter (where kind = 'pause'), 0) as paused_seq,
      (select coalesce(max(seq), 0) from writing_care where conversation_id = ${conversationId}) as cared_seq,
      exists (select from writing_care
        where conversation_id = ${conversationId} and how = 'pause' and created_at > ${lately}) as was_spending_seen_to
    from writing_answer where conversation_id = ${conversationId}`.execute(tx)
  return rows[0]!
}

type WhoseWords = { readonly conversationId: string; readonly memberId: string }

async function wordsOf(tx: Tx, { conversationId, memberId }: WhoseWords) {
  return tx
    .selectFrom('message')
    .select(['seq', 'text'])
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(LISTENED_TO)
    .execute()
}

async function canReply(tx: Tx, { member_id: memberId, site_id: siteId }: Found): Promise<boolean> {
  const { message_credits: cost } = await settingsOf(tx, siteId)
  const { balance } = await tx
    .selectFrom('credit_account')
    .innerJoin('member', 'member.credit_account_id', 'credit_account.id')
    .select('balance')
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow()
  return (balance ?? 0) >= cost
}

/** In money what was bought this month, in credits what went to this profile, by the ledger. */
async function spendingOf(
  tx: Tx,
  { member_id: memberId, site_id: siteId }: Found,
  { conversationId, now }: Asking,
): Promise<Detail['spending']> {
  const { time_zone: timeZone, care_amount: careAmount } = await settingsOf(tx, siteId)
  const { rows } = await sql<{
    account_id: string
    country: CountryCode
    month_credits: number
    ever_credits: number
  }>`
    select member.credit_account_id as account_id, member.country, spent.*
    from member cross join lateral (
      select coalesce(sum(-entry.amount) filter (
          where entry.created_at >= date_trunc('month', ${now}::timestamptz, ${timeZone})), 0)::int as month_credits,
        coalesce(sum(-entry.amount), 0)::int as ever_credits
      from message join credit_entry as entry on entry.reference = message.id::text
        and entry.reason = case message.kind when 'text' then 'message' else message.kind end
        and entry.account_id = member.credit_account_id
      where message.conversation_id = ${conversationId} and message.sender_id = member.id
    ) as spent
    where member.id = ${memberId}`.execute(tx)
  const { account_id: accountId, country, ...credits } = rows[0]!
  const limit = await limitRow(tx, {
    memberId,
    accountId,
    currency: COUNTRY_CURRENCY[country],
    now,
    timeZone,
  })
  return {
    currency: limit.currency,
    limit_minor: limit.limit_minor,
    care_minor: careAmount * 100,
    month_minor: limit.spent_minor,
    ...credits,
  }
}
