import type { z } from 'zod/mini'
import type { getChat as contract } from '#contract/chats.ts'
import type { Db } from '#server/db/connect.ts'
import { commentsBetween } from '#server/features/likes/likes.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import type { Caller } from './caller.ts'
import { chatOf, chatRow, hiddenUpTo, type OneChatRow, type WhichChat } from './conversation.ts'
import { readMessages, type MessageRange } from './message.ts'

const PAGE = 50

type GetChatInput = Caller & {
  readonly which: WhichChat
  readonly before?: number | undefined
  readonly after?: number | undefined
  readonly settings: Settings
}
type Answer = z.input<typeof contract.output>

/** One conversation with a page of its messages; empty with a partner the member never wrote to. */
export async function getChat(db: Db, question: GetChatInput): Promise<Answer> {
  const { viewer, settings, now } = question
  const { memberId } = viewer
  const row = await chatRow(db, question)
  const range = rangeOf(row, question)
  const messages =
    row.conversation_id === null
      ? []
      : await readMessages(db, { memberId, conversationId: row.conversation_id, ...range })
  return {
    chat: {
      ...(row.has_comments && row.id !== null ? await saidWithLikes(db, memberId, row.id) : {}),
      ...chatOf(row, { memberId, settings, now }),
      read_seq: row.read_seq,
      their_read_seq: row.their_read_seq,
      their_unseen: row.their_unseen ?? undefined,
      their_delivered_seq: row.their_delivered_seq,
      both_wrote: row.has_written && row.have_they_written,
      is_held: row.is_held,
      shared_interests: sharedInterests(row, settings),
      is_match: row.is_liked && row.do_they_like,
      is_same_town: row.is_same_town === true && row.is_fictional === false,
      draft: row.has_written ? null : row.draft,
    },
    messages,
    older: olderThan(row, messages[0]?.seq ?? range.upTo + 1),
  }
}

async function saidWithLikes(db: Db, memberId: string, otherId: string) {
  const { theirs, mine } = await commentsBetween(db, memberId, otherId)
  return { their_comment: theirs ?? undefined, my_comment: mine ?? undefined }
}

function rangeOf(
  row: OneChatRow,
  { before, after }: Pick<GetChatInput, 'before' | 'after'>,
): Omit<MessageRange, 'memberId' | 'conversationId'> {
  return {
    above: Math.max(hiddenUpTo(row), after ?? 0),
    upTo: Math.min(row.last_seq, (before ?? Infinity) - 1),
    limit: PAGE,
    from: after === undefined ? 'latest' : 'oldest',
  }
}

function olderThan(row: OneChatRow, first: number): Answer['older'] {
  if (first - 1 <= row.removed_seq) return 'none'
  return first - 1 > hiddenUpTo(row) ? 'more' : 'premium'
}

/** What both like, as far as the site shows it and the partner can be seen. */
function sharedInterests(row: OneChatRow, settings: Settings): Answer['chat']['shared_interests'] {
  const isShown =
    settings.visible_profile_fields.includes('interests') &&
    settings.visible_profile_notes.includes('shared_interests') &&
    !row.is_partner_hidden
  const theirs = isShown ? (row.their_interests ?? []) : []
  return theirs.filter((each) => row.interests.includes(each)) as Answer['chat']['shared_interests']
}
