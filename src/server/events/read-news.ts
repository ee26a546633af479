import { sql } from 'kysely'
import type { MemberEvent } from '#contract/events.ts'
import type { Db } from '#server/db/connect.ts'

export const BATCH = 100

/** Whose stream it is, and by which session. It ends with the session. */
export type StreamOwner = {
  readonly siteId: string
  readonly memberId: string
  readonly sessionId: string
}
export type NumberedEvent = { readonly seq: number; readonly event: MemberEvent }
export type News = {
  /** The number of the latest event there is. */
  readonly counter: number
  /** Those after the number that was asked for, the oldest first; empty with a higher counter when they are no longer kept. */
  readonly events: readonly NumberedEvent[]
}

type ReadNewsInput = { readonly owner: StreamOwner; readonly after: number; readonly now: Date }
type Row = { counter: number; seq: number | null; kind: string; data: object }

/** What a member has not been told yet, a batch at a time. Null when the session is over. */
export async function readNews(db: Db, { owner, after, now }: ReadNewsInput): Promise<News | null> {
  const { rows } = await sql<Row>`
    select coalesce(event_counter.seq, 0) as counter, news.seq, news.kind, news.data
    from session
    join member on member.id = session.member_id and member.status in ('not_confirmed', 'active')
    left join event_counter on event_counter.member_id = member.id
    left join lateral (
      select seq, kind, data from member_event
      where member_event.member_id = member.id and seq > ${after}
      order by seq limit ${BATCH}
    ) as news on true
    where session.id = ${owner.sessionId} and session.expires_at > ${now}
    order by news.seq`.execute(db)
  if (!rows[0]) return null
  return { counter: rows[0].counter, events: rows.flatMap(numberedEvent) }
}

function numberedEvent({ seq, kind, data }: Row): NumberedEvent[] {
  return seq === null ? [] : [{ seq, event: { kind, ...data } as MemberEvent }]
}

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

/** The number of what a member was told last. */
export async function lastEventOf(db: Db, memberId: string): Promise<number> {
  const counter = await db
    .selectFrom('event_counter')
    .select('seq')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return counter?.seq ?? 0
}
