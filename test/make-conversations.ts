import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

type Wishes = {
  readonly siteId: string
  readonly memberId: string
  readonly otherIds: readonly string[]
  /** How many messages each has; the two take turns, and the member has read none. */
  readonly length: number
}

/** Many conversations of one member at once, each a minute later than the one before. */
export async function makeConversations(db: Db, wishes: Wishes): Promise<void> {
  const { siteId, memberId, otherIds, length } = wishes
  await sql`
    with pair as (
      select gen_random_uuid() as id, other_id, now() - interval '1 year' + nth * interval '1 minute' as last_at
      from unnest(${otherIds}::uuid[]) with ordinality as given (other_id, nth)
    ), made as (
      insert into conversation (id, site_id, created_at, last_seq)
      select id, ${siteId}::uuid, last_at, ${length}::int from pair
    ), sides as (
      insert into conversation_side (conversation_id, member_id, other_id, is_lower, last_seq, last_at, unread, has_written)
      select id, ${memberId}::uuid, other_id, ${memberId}::uuid < other_id, ${length}::int, last_at, ${length}::int / 2, true from pair
      union all
      select id, other_id, ${memberId}::uuid, other_id < ${memberId}::uuid, ${length}::int, last_at, ${length}::int / 2, true from pair
    )
    insert into message (id, conversation_id, seq, sender_id, client_id, kind, text, created_at)
    select gen_random_uuid(), pair.id, seq, case when seq % 2 = 0 then other_id else ${memberId}::uuid end,
      gen_random_uuid(), 'text', 'Bericht ' || seq || ' over van alles en nog wat', pair.last_at
    from pair, generate_series(1, ${length}::int) as seq`.execute(db)
}
