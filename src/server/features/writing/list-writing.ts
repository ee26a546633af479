import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import * as contract from '#contract/office/writing.ts'
import type { Db } from '#server/db/connect.ts'
import type { Scope } from '#server/http/office-route.ts'
import { IS_OPEN, within, writingRows } from './rows.ts'
import { newestOf } from './watch.ts'

type ListInput = {
  readonly scope: Scope
  readonly operatorId: string
  readonly filter: z.output<typeof contract.listWriting.input>
  readonly now: Date
}

/** Of those that nobody waits in so many are shown, and so many are counted. */
const MOST_ANSWERED = 30
const MOST_COUNTED = 1_000

/** A page of who waits, the longest first, and with the first page whom the profile wrote to last. */
export async function listWriting(
  db: Db,
  { filter, ...asked }: ListInput,
): Promise<z.input<typeof contract.listWriting.output>> {
  const { scope, now } = asked
  // What comes while the list is read is newer than this: it is asked for again.
  const seen = await newestOf(db, scope)
  const here = filter.site_id
    ? sql<boolean>`${within(scope)} and writing.site_id = ${filter.site_id}`
    : within(scope)
  const after = filter.after ? sql`and ${isAfter(filter.after)}` : sql``
  const page = sql`
    select conversation_id from writing
    where waiting_since is not null and ${here} and ${IS_OPEN} ${heldBy(filter.holder, asked)} ${after}
    order by waiting_since, conversation_id limit ${contract.WRITING_PAGE + 1}`
  const waiting = await writingRows(db, { page, order: 'waiting', now })
  const shown = waiting.slice(0, contract.WRITING_PAGE)
  return {
    waiting: shown.map(({ row }) => row),
    after: waiting.length > shown.length ? (shown.at(-1)?.cursor ?? null) : null,
    answered: filter.after ? [] : await answered(db, { filter, ...asked }, here),
    count: await counted(db, asked, here),
    seen,
  }
}

function isAfter(cursor: string): RawBuilder<unknown> {
  const [micros, id] = cursor.split('_')
  return sql`(waiting_since, conversation_id) > ('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`
}

type Asked = Omit<ListInput, 'filter'>

function heldBy(
  holder: ListInput['filter']['holder'],
  { operatorId, now }: Asked,
): RawBuilder<unknown> {
  if (!holder) return sql``
  const claim = sql`select from writing_claim as claim
    where claim.conversation_id = writing.conversation_id and claimed_until > ${now}`
  return holder === 'mine'
    ? sql`and exists (${claim} and operator_id = ${operatorId})`
    : sql`and not exists (${claim})`
}

/** Also after a claim has ended: whoever wrote there last may look for the answer. */
async function answered(db: Db, { filter, operatorId, now }: ListInput, here: RawBuilder<boolean>) {
  if (filter.holder === 'free') return []
  const own = sql`and exists (
    select from writing_claim as claim
    where claim.conversation_id = writing.conversation_id and operator_id = ${operatorId})`
  const page = sql`
    select conversation_id from writing
    where waiting_since is null and ${here} and ${IS_OPEN} ${filter.holder === 'mine' ? own : sql``}
    order by last_at desc, conversation_id limit ${MOST_ANSWERED}`
  const rows = await writingRows(db, { page, order: 'latest', now })
  return rows.map(({ row }) => row)
}

type Count = z.input<typeof contract.listWriting.output>['count']

async function counted(
  db: Db,
  { operatorId, now }: Asked,
  here: RawBuilder<boolean>,
): Promise<Count> {
  const { rows } = await sql<Omit<Count, 'oldest_at'> & { oldest_at: Date | null }>`
    with waiting as materialized (
      select conversation_id, waiting_since from writing
      where waiting_since is not null and ${here} and ${IS_OPEN}
      order by waiting_since limit ${MOST_COUNTED}
    ), held as (
      select conversation_id, operator_id from writing_claim where claimed_until > ${now}
    )
    select count(*)::int as waiting, (count(*) filter (where held.operator_id = ${operatorId}))::int as mine,
      (count(*) filter (where held.operator_id is null))::int as free, min(waiting_since) as oldest_at,
      (select count(*)::int from held where operator_id = ${operatorId}) as held
    from waiting left join held using (conversation_id)`.execute(db)
  const { oldest_at: oldest, ...count } = rows[0]!
  return { ...count, oldest_at: oldest?.toISOString() ?? null }
}
