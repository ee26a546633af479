import { sql } from 'kysely'
import { CLAIM_MINUTES } from '#contract/office/cases.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { MOST_HELD } from '#contract/office/writing.ts'
import { Refusal } from '#contract/refusals.ts'
import type { LocaleCode } from '#contract/locales.ts'
import type { Tx } from '#server/db/connect.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import type { Scope } from '#server/http/office-route.ts'
import { IS_OPEN, within } from './rows.ts'

/** Who does something in a conversation, and where they may. */
export type Acting = {
  readonly by: Doer & { readonly operatorId: string }
  /** Where they may read, or write, as the call asks for. */
  readonly scope: Scope
  readonly conversationId: string
  readonly now: Date
}

export type Found = {
  readonly site_id: string
  readonly member_id: string
  readonly fiction_id: string
  readonly member_name: string
  readonly fiction_name: string
  readonly language: LocaleCode
  readonly last_seq: number
  readonly member_seq: number
}

/** A conversation with a fictional profile, if both are there and its site is one of theirs. */
export async function found(
  tx: Tx,
  { scope, conversationId }: Pick<Acting, 'scope' | 'conversationId'>,
): Promise<Found> {
  const { rows } = await sql<Found>`
    select writing.site_id, member_id, fiction_id, writer.name as member_name, profile.name as fiction_name, writer.language,
      last_seq, member_seq
    from writing join member as writer on writer.id = member_id join member as profile on profile.id = fiction_id
    where conversation_id = ${conversationId} and ${within(scope)} and ${IS_OPEN}`.execute(tx)
  if (!rows[0]) throw new Refusal('NOT_FOUND')
  return rows[0]
}

/**
 * Claims a conversation, or renews a claim: one guarded statement, so of two who ask at the same moment one has it. The operator's own row is
 * locked, so that nobody holds more than they may, and nobody whose access ended. Null where it is somebody else's.
 */
export async function claim(tx: Tx, { by, conversationId, now }: Omit<Acting, 'scope'>) {
  await lockOperator(tx, by.operatorId)
  const until = new Date(now.getTime() + CLAIM_MINUTES * 60_000)
  const { rows: others } = await sql<{ count: number }>`
    select count(*)::int as count from writing_claim
    where operator_id = ${by.operatorId} and claimed_until > ${now} and conversation_id <> ${conversationId}`.execute(
    tx,
  )
  const { rows } = await sql<{ conversation_id: string }>`
    insert into writing_claim (conversation_id, operator_id, claimed_until) values (${conversationId}, ${by.operatorId}, ${until})
    on conflict (conversation_id) do update set operator_id = excluded.operator_id, claimed_until = excluded.claimed_until
    where writing_claim.operator_id is null or writing_claim.operator_id = excluded.operator_id or writing_claim.claimed_until <= ${now}
    returning conversation_id`.execute(tx)
  if (!rows[0]) return null
  if (others[0]!.count >= MOST_HELD) throw new OfficeRefusal('WRITING_FULL', { most: MOST_HELD })
  return until
}

/** As `claim`, for who is about to change something: somebody else's is refused, and named. */
export async function requireClaim(tx: Tx, acting: Omit<Acting, 'scope'>): Promise<void> {
  if (await claim(tx, acting)) return
  const holder = await tx
    .selectFrom('writing_claim')
    .innerJoin('operator', 'operator.id', 'operator_id')
    .select(['name', 'claimed_until'])
    .where('conversation_id', '=', acting.conversationId)
    .executeTakeFirstOrThrow()
  throw new OfficeRefusal('CASE_CLAIMED', {
    who: holder.name,
    until: holder.claimed_until!.toISOString(),
  })
}

/** Lets go of a conversation. */
export async function release(tx: Tx, { conversationId }: Pick<Acting, 'conversationId'>) {
  await tx
    .updateTable('writing_claim')
    .set({ operator_id: null, claimed_until: null })
    .where('conversation_id', '=', conversationId)
    .execute()
}

async function lockOperator(tx: Tx, operatorId: string): Promise<void> {
  const here = await tx
    .selectFrom('operator')
    .select('id')
    .where('id', '=', operatorId)
    .where('ended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!here) throw new Refusal('LOGIN_REQUIRED')
}

/** Tells those who watch that something changed of which the conversation itself knows nothing. */
export async function touch(tx: Tx, conversationId: string): Promise<void> {
  await sql`update writing set changed_at = clock_timestamp() where conversation_id = ${conversationId}`.execute(
    tx,
  )
}

type Done = { readonly action: string; readonly details?: Readonly<Record<string, unknown>> }

/** Writes down what was done in a conversation: with whom, as whom, and none of the words. */
export function noted(
  tx: Tx,
  { by, conversationId, now }: Omit<Acting, 'scope'>,
  found: Pick<Found, 'site_id' | 'member_id' | 'fiction_id'>,
  { action, details }: Done,
): Promise<void> {
  return note(tx, {
    by,
    action,
    siteId: found.site_id,
    subject: { kind: 'conversation', id: conversationId },
    details: { member: found.member_id, profile: found.fiction_id, ...details },
    now,
  })
}
