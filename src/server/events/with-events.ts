import { sql } from 'kysely'
import type { MemberEvent } from '#contract/events.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import type { Bus } from './bus.ts'

/** Tells members something, each in an order of their own. It is told if and only if the transaction goes through. */
export type Notify = (memberIds: readonly string[], event: MemberEvent) => void

type WithEventsInput = { readonly db: Db; readonly events: Bus; readonly now: Date }

/**
 * Runs a transaction that has something to tell. What it tells is written as its last step, all at once and by the
 * recipients' ids, so that no two of them can wait for each other; open streams hear of it after the commit.
 */
export async function withEvents<Result>(
  { db, events, now }: WithEventsInput,
  work: (tx: Tx, notify: Notify) => Promise<Result>,
): Promise<Result> {
  const { result, told } = await transact(db, async (tx) => {
    const told: Told[] = []
    const notify: Notify = (memberIds, event) =>
      void told.push(...memberIds.map((memberId) => ({ memberId, event })))
    const result = await work(tx, notify)
    await writeEvents(tx, told, now)
    return { result, told }
  })
  events.publish([...new Set(told.map(({ memberId }) => memberId))])
  return result
}

type Told = { readonly memberId: string; readonly event: MemberEvent }

/**
 * Writes events, each with the next number of its recipient. A counter stays locked until the commit, so a reader of a
 * number has read all below it. Counters are taken in the order of ids: two writers never wait for each other.
 */
async function writeEvents(tx: Tx, told: readonly Told[], now: Date): Promise<void> {
  if (told.length === 0) return
  const rows = told.map(({ memberId, event: { kind, ...data } }) => ({ memberId, kind, data }))
  await sql`
    with told as (
      select given.member_id, kind, data,
        row_number() over (partition by given.member_id order by place) as place,
        count(*) over (partition by given.member_id) as count
      from unnest(
        ${rows.map(({ memberId }) => memberId)}::uuid[],
        ${rows.map(({ kind }) => kind)}::text[],
        ${rows.map(({ data }) => JSON.stringify(data))}::jsonb[]
      ) with ordinality as given (member_id, kind, data, place)
      join member on member.id = given.member_id and not member.is_fictional
    ), raised as (
      insert into event_counter (member_id, seq)
      select member_id, count(*) from told group by member_id order by member_id
      on conflict (member_id) do update set seq = event_counter.seq + excluded.seq
      returning member_id, seq
    )
    insert into member_event (member_id, seq, kind, data, created_at)
    select member_id, seq - count + place, kind, data, ${now}
    from told join raised using (member_id)`.execute(tx)
}

const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** Forgets events after a week: a page that was away for longer loads everything anew. */
export async function deleteOldEvents(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await db.deleteFrom('member_event').where('created_at', '<=', before).execute()
}
