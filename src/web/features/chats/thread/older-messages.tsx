import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Message } from '#contract/chats.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/waiting.tsx'
import { hasUnreadBefore, type Thread } from '../data/thread.ts'
import { SendNotice } from '../notices/send-notice.tsx'
import css from './thread.module.css'
import type { OpenThread } from './use-thread.ts'

const FIRST_SHOWN = 120
const MORE_SHOWN = 30

/** How a conversation was when it was opened, and how much of what is known of it is drawn. */
export function useOpening(thread: Thread) {
  const { chat, messages } = thread
  const [opened] = useState({ readSeq: chat.read_seq, lastSeq: messages.at(-1)?.seq ?? 0 })
  const firstUnread = hasUnreadBefore(thread) ? null : firstUnreadIn(messages, opened)
  const [firstShown, setFirstShown] = useState(() => {
    const first = (messages.at(-FIRST_SHOWN) ?? messages[0])?.seq ?? 0
    return Math.min(first, firstUnread ?? first)
  })
  const hidden = messages.filter(({ seq }) => seq < firstShown)

  return {
    lastSeq: opened.lastSeq,
    /** Where what is new begins; null as long as that is not known. */
    firstUnread,
    shown: messages.slice(hidden.length),
    hasHidden: hidden.length > 0,
    /** Drawn in pieces, so that scrolling meanwhile stays smooth. */
    showMore: () =>
      startTransition(() => setFirstShown((hidden.at(-MORE_SHOWN) ?? hidden[0])?.seq ?? 0)),
    showFrom: (seq: number) => setFirstShown(Math.min(firstShown, seq)),
  }
}

export type Opening = ReturnType<typeof useOpening>

type Opened = { readonly readSeq: number; readonly lastSeq: number }

/** What came later is no part of what was new at the opening. */
function firstUnreadIn(messages: readonly Message[], { readSeq, lastSeq }: Opened): number | null {
  const isNew = ({ seq, is_own: isOwn }: Message) => !isOwn && seq > readSeq && seq <= lastSeq
  return messages.find(isNew)?.seq ?? null
}

type OlderMessagesProps = {
  scroller: RefObject<Element | null>
  older: OpenThread['older']
  opening: Opening
  name: string | null
}

/** The upper end of what is drawn: more comes as one nears it, until the first message or what only premium members see. */
export function OlderMessages({ scroller, older, opening, name }: OlderMessagesProps) {
  const t = useText('chats.thread')
  const edge = useRef<HTMLDivElement>(null)
  const first = opening.shown[0]?.seq ?? 0
  const canLoad = older.kind === 'more' && !older.isFailed

  useWhenNearIn(scroller, edge, `${first} ${opening.hasHidden}`, () => {
    if (opening.hasHidden) opening.showMore()
    else if (canLoad) void older.load()
  })

  if (older.kind === 'premium' && !opening.hasHidden)
    return (
      <div className={css['limit']} data-limit>
        <SendNotice kind="history_limit" name={name} />
      </div>
    )
  return (
    <div ref={edge} className={css['older']}>
      {older.isFailed ? (
        <Button kind="quiet" size="sm" onClick={() => void older.load()}>
          {t('older_failed')}
        </Button>
      ) : (
        (canLoad || opening.hasHidden) && <Spinner />
      )}
    </div>
  )
}

/** How far above the window something is still near, and while the member scrolls there. */
const NEAR_PX = 1000
const NEAR_ON_THE_WAY_PX = 2000

/** Tells when an element comes near from above in its scroller, and again after each change of `since` if it still is. */
function useWhenNearIn(
  scroller: RefObject<Element | null>,
  element: RefObject<Element | null>,
  since: unknown,
  onNear: () => void,
): void {
  const look = useEffectEvent((nearPx: number) => {
    if (!scroller.current || !element.current) return
    const { bottom } = element.current.getBoundingClientRect()
    if (bottom > scroller.current.getBoundingClientRect().top - nearPx) onNear()
  })
  useEffect(() => {
    const watched = scroller.current
    const lookAgain = () => look(NEAR_ON_THE_WAY_PX)
    look(NEAR_PX)
    watched?.addEventListener('scroll', lookAgain, { passive: true })
    return () => watched?.removeEventListener('scroll', lookAgain)
  }, [scroller, since])
}
