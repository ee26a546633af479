import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import { type listChats as contract, MOST_PINNED } from '#contract/chats.ts'
import type { Db } from '#server/db/connect.ts'
import { isUnblocked, settingsFor } from '#server/features/members/members.ts'
import type { Caller } from './caller.ts'
import {
  chatColumns,
  chatOf,
  type ChatRow,
  chatSource,
  countUnread,
  COUNTED_AT_MOST,
  IS_ARCHIVED,
} from './conversation.ts'
import { cursorOf, readCursor } from '#server/http/cursor.ts'

const PAGE = 50

type ListChatsInput = Caller & {
  readonly words?: string | undefined
  readonly archived?: 'yes' | undefined
  readonly after?: string | undefined
}
type Row = ChatRow & { readonly conversation_id: string; readonly micros: string }

/** A member's conversations, the latest first; a page ends where the next begins. */
export async function listChats(
  db: Db,
  question: ListChatsInput,
): Promise<z.input<typeof contract.output>> {
  const { viewer, now, words, archived, after } = question
  const { memberId } = viewer
  const isTop = !words && !archived && after === undefined
  const [pinned, rows, totalUnread, numArchived, settings] = await Promise.all([
    isTop ? readPinned(db, viewer) : [],
    readRows(db, question),
    countUnread(db, memberId),
    countArchived(db, memberId),
    settingsFor(db, viewer),
  ])
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    chats: [...pinned, ...page].map((row) => chatOf(row, { memberId, settings, now })),
    total_unread: totalUnread,
    num_archived: numArchived,
    next:
      rows.length > PAGE && last
        ? cursorOf({ micros: last.micros, id: last.conversation_id })
        : null,
  }
}

/** One more than a page, which tells whether there is another. */
function readRows(db: Db, { viewer, words, archived, after }: ListChatsInput): Promise<Row[]> {
  return read(db, {
    viewer,
    isWanted: sql`${words ? isFoundBy(patternOf(words)) : isInList(archived)}
      ${after === undefined ? sql`` : sql`and ${isAfter(after)}`}`,
    limit: PAGE + 1,
  })
}

function readPinned(db: Db, viewer: Caller['viewer']): Promise<Row[]> {
  return read(db, { viewer, isWanted: sql`side.pinned_place is not null`, limit: MOST_PINNED })
}

type ReadInput = Pick<Caller, 'viewer'> & {
  readonly isWanted: RawBuilder<unknown>
  readonly limit: number
}

async function read(db: Db, { viewer, isWanted, limit }: ReadInput): Promise<Row[]> {
  const { memberId } = viewer
  const sides = sql`join conversation_side as side on side.member_id = me.id and side.last_at is not null`
  const source = chatSource(db, { viewer, sides, partnerId: sql`side.other_id` })
  const { rows } = await sql<Row>`
    select ${chatColumns(db, viewer)}, (extract(epoch from side.last_at) * 1000000)::bigint::text as micros
    from ${source}
    where me.id = ${memberId} and ${isUnblocked(memberId, 'side.other_id')} and ${isWanted}
    order by side.last_at desc, side.conversation_id desc limit ${limit}`.execute(db)
  return rows
}

/** Words find a conversation wherever it is kept; without them it stands in one of the two lists. */
function isInList(archived?: 'yes') {
  return archived ? IS_ARCHIVED : sql`side.pinned_place is null and not ${IS_ARCHIVED}`
}

async function countArchived(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from conversation_side as side
      where side.member_id = ${memberId} and side.archived_seq is not null and side.last_at is not null
        and ${IS_ARCHIVED} and ${isUnblocked(memberId, 'side.other_id')}
      limit ${COUNTED_AT_MOST}
    ) as counted`.execute(db)
  return rows[0]!.count
}

function isAfter(after: string) {
  const { micros, id } = readCursor(after)
  return sql`(side.last_at, side.conversation_id)
    < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`
}

/** By the name, or by the last line as far as the list shows it: not what was taken back, left behind or has a hidden word. */
function isFoundBy(pattern: string) {
  return sql`(partner.name ilike ${pattern} or (
    line.text ilike ${pattern} and line.deleted_at is null
    and (line.sender_id = me.id or (
      sender.status in ('active', 'not_confirmed') and not exists (
        select from unnest(me.hidden_words) as word where strpos(lower(line.text), lower(word)) > 0)))))`
}

function patternOf(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
}
