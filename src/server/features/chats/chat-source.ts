import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { CARD_COLUMNS, isThereFor } from '#server/features/members/members.ts'
import type { Asking } from './asking.ts'

type Sides = {
  readonly viewer: Asking['viewer']
  /** How the viewer, `me`, is joined to their sides of conversations, `side`. */
  readonly sides: RawBuilder<unknown>
  /** Whom a side is with. */
  readonly partnerId: RawBuilder<unknown>
}

/** What `chatOf` needs to know, to be put between select and from. */
export const CHAT_COLUMNS = sql`side.conversation_id, side.unread, partner.*,
  exists (select from member_like where from_id = me.id and to_id = partner.id) as is_liked,
  to_jsonb(line) as line, line.sender_id = me.id or coalesce(sender.status in ('active', 'not_confirmed'), false) as is_sender_there,
  me.is_invisible as is_self_invisible, me.hidden_words`

/** Conversations with whom they are with, if those are there to be shown, and with the latest message that is not removed. */
export function chatSource(db: Db, { viewer, sides, partnerId }: Sides): RawBuilder<unknown> {
  const partner = db
    .selectFrom('member')
    .where('member.id', '=', sql<string>`${partnerId}`)
    .where(isThereFor(viewer))
    .select(CARD_COLUMNS)
    .select(['member.is_invisible as is_partner_invisible', 'member.interests as their_interests'])
  return sql`member as me
    ${sides}
    left join lateral (${partner}) as partner on true
    left join message as line on line.conversation_id = side.conversation_id
      and line.seq = side.last_seq and line.seq > side.removed_seq
    left join member as sender on sender.id = line.sender_id`
}
