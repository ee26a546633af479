import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** What a job of the kind `push` says: which device is told of what, and about which member. */
export type PushJob = {
  readonly device_id: string
  readonly site_id: string
  readonly kind: 'message' | 'like' | 'match'
  readonly profile_id: string
  /** Of a message: where it is, and its number. */
  readonly conversation_id: string | null
  readonly seq: number | null
}

type Round = {
  /** The members who have news; null looks at all. */
  readonly memberIds: readonly string[] | null
  readonly now: Date
}

/**
 * Makes a job for every device and every piece of news that it was not thought of yet. The events are what the members were
 * told anyway, so nothing that happened is lost with a process; the note how far a device is and its jobs are one statement,
 * so nothing is pushed twice. Several messages of one conversation are one job.
 */
export async function queuePushes(db: Db, { memberIds, now }: Round): Promise<void> {
  const isAsked = memberIds ? sql`device.member_id = any(${memberIds}::uuid[])` : sql`true`
  await sql`
    with due as (
      select device.id, device.member_id, device.told_seq, event_counter.seq
      from push_subscription as device
      join event_counter on event_counter.member_id = device.member_id and event_counter.seq > device.told_seq
      where ${isAsked}
      for update of device skip locked
    ), moved as (
      update push_subscription set told_seq = due.seq from due where push_subscription.id = due.id
    ), news as (
      select due.id, due.member_id, kind, data ->> 'profile_id' as profile_id,
        data ->> 'conversation_id' as conversation_id, max((data ->> 'seq')::int) as seq
      from due
      join member_event as event
        on event.member_id = due.member_id and event.seq > due.told_seq and event.seq <= due.seq
      where kind in ('like', 'match') or (kind = 'message' and not exists (
        select from message
        where message.conversation_id = (data ->> 'conversation_id')::uuid and message.seq = (data ->> 'seq')::int
          and sender_id = due.member_id))
      group by due.id, due.member_id, kind, profile_id, conversation_id
    )
    insert into job (kind, payload, member_id, run_at, created_at)
    select 'push', jsonb_build_object('device_id', news.id, 'site_id', member.site_id, 'kind', kind,
      'profile_id', profile_id, 'conversation_id', conversation_id, 'seq', seq), member.id, ${now}, ${now}
    from news join member on member.id = news.member_id`.execute(db)
}
