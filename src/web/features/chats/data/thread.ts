import type { z } from 'zod/mini'
import type { getChat, Message } from '#contract/chats.ts'

/** A conversation as an address names it: by its own id, or by its partner's. */
export type ChatAddress =
  | { readonly conversation_id: string; readonly profile_id?: never }
  | { readonly profile_id: string; readonly conversation_id?: never }

/** A conversation and the stretch of its messages that is known here, without a gap. */
export type Thread = z.output<typeof getChat.output>
export type OpenChat = Thread['chat']

/** What was not read yet, of the messages that are known. */
export function unreadIn({ chat, messages }: Thread): Message[] {
  return messages.filter(({ is_own: isOwn, seq }) => !isOwn && seq > chat.read_seq)
}

/** Whether more was not read before the messages that are known, and can be brought. */
export function hasUnreadBefore(thread: Thread): boolean {
  const { chat, messages, older } = thread
  const first = messages[0]?.seq ?? 0
  const isFurtherBack = older === 'more' && first > chat.read_seq + 1
  return isFurtherBack && unreadIn(thread).length < chat.num_unread_messages
}

export function countUnread(thread: Thread): number {
  return hasUnreadBefore(thread) ? thread.chat.num_unread_messages : unreadIn(thread).length
}

/** Up to which message everything was read once these were seen: one that was not holds up all that follow it. */
export function readUpTo(thread: Thread, seen: ReadonlySet<number>): number {
  const { read_seq: readSeq } = thread.chat
  if (hasUnreadBefore(thread)) return readSeq
  const unread = unreadIn(thread)
  const unseen = unread.findIndex(({ seq }) => !seen.has(seq))
  const read = unseen === -1 ? unread : unread.slice(0, unseen)
  return read.at(-1)?.seq ?? readSeq
}

/**
 * The latest messages after the known ones, if they follow on them; else the latest alone. What events told since
 * stays.
 */
export function withLatest(known: Thread | undefined, latest: Thread): Thread {
  if (!known) return latest
  const chat = withMarks(known.chat, latest.chat)
  const [first] = latest.messages
  if (!first) return { ...latest, chat }
  const since = known.messages.filter(({ seq }) => seq > lastSeqIn(latest))
  const { messages } = withMessages(latest, since)
  const before = known.messages.filter(({ seq }) => seq < first.seq)
  const follows = before.at(-1)?.seq === first.seq - 1
  if (!follows) return { ...latest, chat, messages }
  return { chat, messages: [...before, ...messages], older: known.older }
}

/** What is new since the last message that is known. A change that was told meanwhile is newer than this page. */
export function withNews(known: Thread, page: Thread): Thread {
  const last = lastSeqIn(known)
  const news = page.messages.filter(({ seq }) => seq > last)
  return { ...withMessages(known, news), chat: withMarks(known.chat, page.chat) }
}

/** A message that is not as it was. */
export function withChange(known: Thread, page: Thread): Thread {
  return { ...withMessages(known, page.messages), chat: withMarks(known.chat, page.chat) }
}

/** The conversation as it was answered now. Marks that were told while the answer was on its way do not fall back. */
function withMarks(known: OpenChat, now: OpenChat): OpenChat {
  const reading = known.their_read_seq > now.their_read_seq ? known : now
  return {
    ...now,
    read_seq: Math.max(known.read_seq, now.read_seq),
    their_delivered_seq: Math.max(known.their_delivered_seq, now.their_delivered_seq),
    their_read_seq: reading.their_read_seq,
    their_unseen: reading.their_unseen,
  }
}

/** A page of older messages before the known ones. */
export function withOlder(known: Thread, page: Thread): Thread {
  const first = known.messages[0]?.seq ?? Infinity
  const older = page.messages.filter(({ seq }) => seq < first)
  return { ...known, messages: [...older, ...known.messages], older: page.older }
}

/** Messages that are new or not as they were; one beyond a gap is left for the next asking. */
export function withMessages(known: Thread, changed: readonly Message[]): Thread {
  const bySeq = new Map(known.messages.map((message) => [message.seq, message]))
  const first = known.messages[0]?.seq ?? changed[0]?.seq ?? 1
  for (const message of changed) {
    const isNext = bySeq.size === 0 || bySeq.has(message.seq - 1) || bySeq.has(message.seq)
    if (message.seq >= first && isNext) bySeq.set(message.seq, message)
  }
  return { ...known, messages: [...bySeq.values()] }
}

export function lastSeqIn({ messages }: Thread): number {
  return messages.at(-1)?.seq ?? 0
}
