import { type ReactNode, useMemo } from 'react'
import type { Message } from '#contract/chats.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useText } from '#web/i18n/use-text.ts'
import { TypingDots } from '#web/ui/typing-dots.tsx'
import type { Thread } from '../data/thread.ts'
import { chunksOf, within } from './chunks.ts'
import { MessageChunk } from './message-chunk.tsx'
import type { Opening } from './use-opening.ts'

type MessageStackProps = {
  thread: Thread
  opening: Opening
  /** Whom the conversation is with. */
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
