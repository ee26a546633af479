import { type ReactNode, useMemo } from 'react'
import type { Message } from '#contract/chats.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { TypingDots } from '#web/ui/chat-bubbles.tsx'
import type { Thread } from '../data/thread.ts'
import { MessageChunk } from './message-chunk.tsx'
import type { Opening } from './older-messages.tsx'

type MessageStackProps = {
  thread: Thread
  opening: Opening
  /** The partner's name. */
  name: string
  isTyping: boolean
  /** What is on its way. */
  pending: ReactNode
  goTo: (seq: number) => void
  openPhoto: (message: Message) => void
  onMenu: (message: Message, button: Element) => void
}

/** The messages in stretches, each of which is drawn anew only when something in it has changed. */
export function MessageStack(props: MessageStackProps) {
  const { thread, opening, name, isTyping, pending, goTo, openPhoto, onMenu } = props
  const t = useText('chats.thread')
  const { chat } = thread
  const { both_wrote: bothWrote } = chat
  const clock = useStillClock()
  const latest = opening.shown.findLast(({ state }) => state === 'there')
  const around = useMemo(
    () => ({ name, bothWrote, goTo, openPhoto }),
    [name, bothWrote, goTo, openPhoto],
  )

  return (
    <>
      {chunksOf(opening.shown).map((chunk) => (
        <MessageChunk
          key={chunk.key}
          messages={chunk.messages}
          before={chunk.before}
          after={chunk.after}
          readSeq={within(chat.read_seq, chunk)}
          theirDeliveredSeq={within(chat.their_delivered_seq, chunk)}
          theirReadSeq={within(chat.their_read_seq, chunk)}
          theirUnseen={chat.their_unseen}
          firstUnread={opening.firstUnread}
          openedAtSeq={opening.lastSeq}
          tabStop={chunk.messages.some((message) => message === latest) ? latest!.seq : null}
          {...{ around, clock, onMenu }}
        />
      ))}
      {pending}
      {isTyping && <TypingDots label={t('typing', { name })} />}
    </>
  )
}

/** The same object until the next minute. */
function useStillClock() {
  const { now, locale, timeZone } = useClock()
  const ms = now.getTime()
  return useMemo(() => ({ now: new Date(ms), locale, timeZone }), [ms, locale, timeZone])
}

const CHUNK = 30

type Chunk = {
  readonly key: number
  readonly messages: readonly Message[]
  readonly first: number
  readonly last: number
  readonly before: Message | undefined
  readonly after: Message | undefined
}

/** Messages in stretches whose borders stay the same, whatever is added before or after. */
function chunksOf(messages: readonly Message[]): Chunk[] {
  const groups = new Map<number, Message[]>()
  for (const message of messages) {
    const key = Math.floor(message.seq / CHUNK)
    const group = groups.get(key)
    if (group) group.push(message)
    else groups.set(key, [message])
  }
  const all = [...groups]
  return all.map(([key, own], index) => ({
    key,
    messages: own,
    first: own[0]!.seq,
    last: own.at(-1)!.seq,
    before: all[index - 1]?.[1].at(-1),
    after: all[index + 1]?.[1][0],
  }))
}

/** A mark as far as it concerns a stretch, so that a stretch it does not concern stays as it is drawn. */
function within(mark: number, { first, last }: Chunk): number {
  return Math.min(last, Math.max(first - 1, mark))
}
