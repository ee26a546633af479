import type { Message } from '#contract/chats.ts'
import type { Thread } from './thread.ts'

/** The latest messages after those that were known, if they follow on them; else the latest alone. */
export function withLatest(known: Thread | undefined, latest: Thread): Thread {
  const [first] = latest.messages
  if (!known || !first) return latest
  const before = known.messages.filter(({ seq }) => seq < first.seq)
  const follows = before.at(-1)?.seq === first.seq - 1
  if (!follows) return latest
  return { ...latest, messages: [...before, ...latest.messages], older: known.older }
}

/** A page of older messages before those that are known. */
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
