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
