import { sql } from 'kysely'
import type { Stretch } from '#contract/events.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { isUnblocked } from '#server/features/members/members.ts'
import type { Asking } from './asking.ts'
import type { ChatRow } from './chat-of.ts'
import { CHAT_COLUMNS, chatSource } from './chat-source.ts'
import { unseenOf } from './unseen-of.ts'

/** A conversation by its id, or by whom it is with. */
export type WhichChat =
  | { readonly conversationId: string; readonly profileId?: string | undefined }
  | { readonly conversationId?: undefined; readonly profileId: string }

export type OneChatRow = ChatRow & {
  readonly last_seq: number
  readonly removed_seq: number
  readonly read_seq: number
  readonly their_read_seq: number
  readonly their_unseen: Stretch[] | null
  readonly their_delivered_seq: number
  readonly has_written: boolean
  readonly have_they_written: boolean
  readonly is_premium: boolean
  readonly is_held: boolean
  readonly interests: readonly string[]
  readonly their_interests: readonly string[] | null
  readonly do_they_like: boolean
  readonly is_same_town: boolean | null
  readonly draft: string | null
}

type ChatRowInput = Pick<Asking, 'viewer'> & { readonly which: WhichChat }

/** All about one conversation. With whom there is none yet must be visible; whatever is not there is refused alike. */
export async function chatRow(db: Db, question: ChatRowInput): Promise<OneChatRow> {
  const row = await readRow(db, question)
  const isNew = question.which.conversationId === undefined && row?.id && !row.is_partner_invisible
  if (!row || (row.conversation_id === null && !isNew)) throw new Refusal('NOT_FOUND')
  return row
}

async function readRow(db: Db, { viewer, which }: ChatRowInput): Promise<OneChatRow | undefined> {
  const { rows } = await sql<OneChatRow>`
    select ${CHAT_COLUMNS}, coalesce(side.last_seq, 0) as last_seq, coalesce(side.removed_seq, 0) as removed_seq,
      coalesce(side.read_seq, 0) as read_seq,
      case when marks.are_told then other.read_seq else 0 end as their_read_seq,
      case when marks.are_told then ${unseenOf('other')} end as their_unseen,
      coalesce(other.delivered_seq, 0) as their_delivered_seq,
      coalesce(side.has_written, false) as has_written, coalesce(other.has_written, false) as have_they_written,
      me.paid_user as is_premium, me.status = 'not_confirmed' as is_held, me.interests,
      exists (select from member_like where from_id = partner.id and to_id = me.id) as do_they_like,
      me.city = partner.city and me.country = partner.country as is_same_town, nullif(first_message.text, '') as draft
    from ${chatSource(db, { viewer, ...sideFor(viewer.memberId, which) })}
    left join conversation_side as other
      on other.conversation_id = side.conversation_id and other.is_lower <> side.is_lower
    left join member as them on them.id = side.other_id
    cross join lateral (select coalesce(me.shows_read_marks and them.shows_read_marks, false) as are_told) as marks
    left join first_message on first_message.member_id = me.id and first_message.target_id = partner.id
    where me.id = ${viewer.memberId}`.execute(db)
  return rows[0]
}

/** What somebody with an unconfirmed address wrote is held back, and until then no conversation is there. */
function sideFor(memberId: string, { conversationId, profileId }: WhichChat) {
  const sides = sql`left join conversation_side as side on side.member_id = me.id and side.last_seq > 0
    and ${isUnblocked(memberId, 'side.other_id')}
    ${conversationId === undefined ? sql`` : sql`and side.conversation_id = ${conversationId}`}
    ${profileId === undefined ? sql`` : sql`and side.other_id = ${profileId}`}`
  return { sides, partnerId: sql`coalesce(side.other_id, ${profileId ?? null}::uuid)` }
}
