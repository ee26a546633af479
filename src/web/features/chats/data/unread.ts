import type { Message } from '#contract/chats.ts'
import type { Thread } from './thread.ts'

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
