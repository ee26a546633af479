import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import { type CanWrite, type Chat, FREE_HISTORY } from '#contract/chats.ts'
import type { SeqRange } from '#contract/events.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import {
  CARD_COLUMNS,
  isThereFor,
  isUnblocked,
  memberCard,
  type Shown,
  showsThemselvesTo,
} from '#server/features/members/members.ts'
import type { Caller } from './caller.ts'
import { lineOf, type LineRow } from './message.ts'

type Sides = {
  readonly viewer: Caller['viewer']
  /** How the viewer, `me`, is joined to their sides of conversations, `side`. */
  readonly sides: RawBuilder<unknown>
  /** The member a side is with. */
  readonly partnerId: RawBuilder<unknown>
}

/** Whether a `side` is out of its member's list: until there is something new in it, or for as long as it is muted. */
export const IS_ARCHIVED = sql<boolean>`
  (side.archived_seq is not null and (side.is_muted or side.last_seq <= side.archived_seq))`

/** What `chatOf` needs to know, to be put between select and from. */
export function chatColumns(db: Db, viewer: Caller['viewer']): RawBuilder<unknown> {
  // Asked of those who are listed only, and not of everybody a search reads the names of.
  const isPartnerHidden = db
    .selectFrom('member')
    .where('member.id', '=', sql<string>`partner.id`)
    .select((member) => member.not(showsThemselvesTo(viewer)(member)).as('is_hidden'))
  return sql`side.conversation_id, side.unread, partner.*, (${isPartnerHidden}) as is_partner_hidden,
  exists (select from member_like where from_id = me.id and to_id = partner.id) as is_liked,
  coalesce(side.is_muted, false) as is_muted, side.pinned_place is not null as is_pinned,
  coalesce(${IS_ARCHIVED}, false) as is_archived, to_jsonb(line) as line, line.sender_id = me.id or coalesce(sender.status in ('active', 'not_confirmed'), false) as is_sender_there,
  me.is_invisible as is_self_invisible, me.hidden_words`
}

/** Conversations with their partners, where those may be shown, and with the latest message that is not removed. */
export function chatSource(db: Db, { viewer, sides, partnerId }: Sides): RawBuilder<unknown> {
  const partner = db
    .selectFrom('member')
    .where('member.id', '=', sql<string>`${partnerId}`)
    .where(isThereFor(viewer))
    .select(CARD_COLUMNS)
    .select('member.interests as their_interests')
  return sql`member as me
    ${sides}
    left join lateral (${partner}) as partner on true
    left join message as line on line.conversation_id = side.conversation_id
      and line.seq = side.last_seq and line.seq > side.removed_seq
    left join member as sender on sender.id = line.sender_id`
}

/** A conversation by its id, or by the partner's. */
export type WhichChat =
  | { readonly conversationId: string; readonly profileId?: string | undefined }
  | { readonly conversationId?: undefined; readonly profileId: string }

export type OneChatRow = ChatRow & {
  readonly last_seq: number
  readonly removed_seq: number
  readonly read_seq: number
  readonly their_read_seq: number
  readonly their_unseen: SeqRange[] | null
  readonly their_delivered_seq: number
  readonly has_written: boolean
  readonly have_they_written: boolean
  readonly is_premium: boolean
  readonly is_held: boolean
  readonly interests: readonly string[]
  readonly their_interests: readonly string[] | null
  readonly do_they_like: boolean
  /** Whether one of the two said something with a like. */
  readonly has_comments: boolean
  readonly is_same_town: boolean | null
  readonly draft: string | null
}

type ChatRowInput = Pick<Caller, 'viewer'> & { readonly which: WhichChat }

/**
 * All about one conversation. Before there is one, the partner must be visible; whatever is not there is refused alike.
 */
export async function chatRow(db: Db, question: ChatRowInput): Promise<OneChatRow> {
  const row = await readRow(db, question)
  const isNew = question.which.conversationId === undefined && row?.id && !row.is_partner_hidden
  if (!row || (row.conversation_id === null && !isNew)) throw new Refusal('NOT_FOUND')
  return row
}

async function readRow(db: Db, { viewer, which }: ChatRowInput): Promise<OneChatRow | undefined> {
  const { rows } = await sql<OneChatRow>`
    select ${chatColumns(db, viewer)}, coalesce(side.last_seq, 0) as last_seq, coalesce(side.removed_seq, 0) as removed_seq,
      coalesce(side.read_seq, 0) as read_seq,
      case when marks.are_told then other.read_seq else 0 end as their_read_seq,
      case when marks.are_told then ${unseenOf('other')} end as their_unseen,
      coalesce(other.delivered_seq, 0) as their_delivered_seq,
      coalesce(side.has_written, false) as has_written, coalesce(other.has_written, false) as have_they_written,
      me.paid_user as is_premium, me.status = 'not_confirmed' as is_held, me.interests,
      exists (select from member_like where from_id = partner.id and to_id = me.id) as do_they_like,
      exists (
        select from like_comment as said where said.part is not null and (
          (said.from_id = partner.id and said.to_id = me.id) or (said.from_id = me.id and said.to_id = partner.id))
      ) as has_comments,
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

/**
 * What a member with an unconfirmed address wrote is held, and until it is delivered the recipient has no conversation.
 */
function sideFor(memberId: string, { conversationId, profileId }: WhichChat) {
  const sides = sql`left join conversation_side as side on side.member_id = me.id and side.last_seq > 0
    and ${isUnblocked(memberId, 'side.other_id')}
    ${conversationId === undefined ? sql`` : sql`and side.conversation_id = ${conversationId}`}
    ${profileId === undefined ? sql`` : sql`and side.other_id = ${profileId}`}`
  return { sides, partnerId: sql`coalesce(side.other_id, ${profileId ?? null}::uuid)` }
}

type CardRow = Parameters<typeof memberCard>[0]
type Nobody = { readonly [Field in keyof CardRow]: null }

/** One side of a conversation, its partner, and its latest message. */
export type ChatRow = (CardRow | Nobody) & {
  readonly conversation_id: string | null
  readonly unread: number | null
  readonly is_partner_hidden: boolean | null
  readonly is_liked: boolean
  readonly is_muted: boolean
  readonly is_pinned: boolean
  readonly is_archived: boolean
  readonly line: LineRow | null
  readonly is_sender_there: boolean
  readonly is_self_invisible: boolean
  readonly hidden_words: readonly string[]
}

type Reading = { readonly memberId: string; readonly settings: Shown; readonly now: Date }

/** A conversation as one of its two members sees it. A partner who hides is shown without a photo, and never online. */
export function chatOf(row: ChatRow, { memberId, settings, now }: Reading): z.input<typeof Chat> {
  const { conversation_id: id, line, is_sender_there: isSenderThere, hidden_words: words } = row
  return {
    conversation: id === null ? null : { id },
    profile: profileOf(row, { settings, now }),
    num_unread_messages: row.unread ?? 0,
    last_message: line ? lineOf(line, { memberId, isSenderThere, hiddenWords: words }) : null,
    can_write: canWrite(row),
    is_muted: row.is_muted,
    is_pinned: row.is_pinned,
    is_archived: row.is_archived,
  }
}

type Profile = z.input<typeof Chat>['profile']

function profileOf(row: ChatRow, shown: Pick<Reading, 'settings' | 'now'>): Profile {
  if (row.id === null) return null
  const hidden = row.is_partner_hidden ? { main_image: null, is_online: false } : {}
  return { ...memberCard(row, shown), ...hidden, is_liked: row.is_liked }
}

function canWrite(row: ChatRow): z.infer<typeof CanWrite> {
  if (row.id === null || row.is_partner_hidden) return 'unreachable'
  return row.is_self_invisible ? 'invisible' : 'yes'
}

type Side = {
  readonly removed_seq: number
  readonly last_seq: number
  readonly is_premium: boolean
}

/** Messages up to this one are not shown: they were removed, or are more than a free member sees. */
export function hiddenUpTo(side: Side): number {
  return side.is_premium
    ? side.removed_seq
    : Math.max(side.removed_seq, side.last_seq - FREE_HISTORY)
}

/** The same of a `member` and their `side` in a statement. */
export const HIDDEN_UP_TO = sql<number>`
  greatest(side.removed_seq, case when member.paid_user then 0 else side.last_seq - ${sql.lit(FREE_HISTORY)} end)`

/** What this side of a conversation never had on its screen, of what is before its read mark; null for nothing. */
export function unseenOf(side: 'side' | 'other'): RawBuilder<SeqRange[] | null> {
  return sql`(
    select json_agg(json_build_object('from', lower(stretch), 'to', upper(stretch) - 1))
    from unnest(${sql.ref(`${side}.unseen`)}) as stretch)`
}

/** Where counting stops. */
export const COUNTED_AT_MOST = 100

/** How many messages a member has not read, in the conversations they can see and have not muted; the counting stops at 100. */
export async function countUnread(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${unreadOf(memberId)} as count`.execute(db)
  return rows[0]!.count
}

/** The same within a statement. */
export function unreadOf(memberId: string): RawBuilder<number> {
  return sql`(
    select least(coalesce(sum(unread), 0), ${COUNTED_AT_MOST})::int from (
      select side.unread from conversation_side as side
      where side.member_id = ${memberId} and side.unread > 0 and not side.is_muted and ${isUnblocked(memberId, 'side.other_id')}
      limit ${COUNTED_AT_MOST}
    ) as counted)`
}
