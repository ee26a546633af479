import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** Which of these sessions are still open, each with the number of its member's latest event. One question for all of them. */
export async function livingSessions(
  db: Db,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .leftJoin('event_counter', 'event_counter.member_id', 'member.id')
    .select(['session.id', 'event_counter.seq'])
    .where(sql<boolean>`session.id = any(${sessionIds}::uuid[])`)
    .where('session.expires_at', '>', now)
    .where('member.status', 'in', ['not_confirmed', 'active'])
    .execute()
  return new Map(rows.map(({ id, seq }) => [id, seq ?? 0]))
}
