import { type ReactNode, useState } from 'react'
import type { Message } from '#contract/chats.ts'
import { useLayoutOnce } from '#web/browser/use-at-opening.ts'
import { useEndScroll } from '#web/browser/use-end-scroll.ts'
import { useText } from '#web/i18n/use-text.ts'
import type { Thread } from '../data/thread.ts'
import { useIsTyping } from '../data/typing.ts'
import { countUnread } from '../data/unread.ts'
import type { useOutbox } from '../outbox/use-outbox.ts'
import { FailureVoice } from './failure-voice.tsx'
import { MessageMenu, useMessageMenu } from './message-menu.tsx'
import { MessageStack } from './message-stack.tsx'
import { NewMessages } from './new-messages.tsx'
import { OlderMessages } from './older-messages.tsx'
import { PendingRows } from './pending-rows.tsx'
import { PhotoModal } from './photo-modal.tsx'
import { useGoTo } from './use-go-to.ts'
import { useOpening } from './use-opening.ts'
import { useReadMarks } from './use-read-marks.ts'
import type { OpenThread } from './use-thread.ts'
import { Voice } from './voice.tsx'
import { walkMessages } from './walk-messages.ts'
import css from './thread.module.css'

type ThreadMessagesProps = {
  thread: Thread
  older: OpenThread['older']
  outbox: ReturnType<typeof useOutbox>
  onReply: (message: Message) => void
  /** Puts the focus where one writes. */
  toField: () => void
  /** What stands where nothing was said yet. */
  start: ReactNode
}

/** Everything that was said, as far as it is known, what is on its way, and that somebody is writing. */
export function ThreadMessages(props: ThreadMessagesProps) {
  const { thread, older, outbox, onReply, toField, start } = props
  const t = useText('chats.thread')
  const chats = useText('chats')
  const { chat, messages } = thread
  const opening = useOpening(thread)
  const isTyping = useIsTyping(chat.profile?.id)
  const pending = outbox.records.filter((record) => !isSent(record, messages))
  const newest = pending.at(-1)?.client_id ?? ''
  const last = `${newest} ${messages.at(-1)?.seq} ${isTyping}`
  const { scroller, content, isAtEnd, toEnd } = useEndScroll(last)
  const [photo, setPhoto] = useState<Message | null>(null)
  const goTo = useGoTo({ scroller, thread, older, opening })
  const menu = useMessageMenu(messages)
  const name = chat.profile?.name ?? chats('left_member')

  useReadMarks({ scroller, thread, firstShown: opening.shown[0]?.seq })
  useLayoutOnce('', () => {
    scroller.current?.querySelector('[data-first-unread]')?.scrollIntoView({ block: 'nearest' })
    // Where nothing was said yet, what stands there begins at its top.
    if (messages.length === 0) scroller.current?.scrollTo(0, -scroller.current.scrollHeight)
  })
  // Whoever has just written wants to see it.
  useLayoutOnce(newest, () => {
    if (newest !== '') toEnd()
  })

  return (
    <div className={css['middle']}>
      <div
        ref={scroller}
        className={css['scroller']}
        role="log"
        aria-live="off"
        aria-label={t('label', { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
        tabIndex={0}
        onKeyDown={walkMessages}
      >
        <div ref={content} className={css['content']}>
          <OlderMessages {...{ scroller, older, opening }} name={chat.profile?.name ?? null} />
          {messages.length === 0 && pending.length === 0 && start}
          <MessageStack
            {...{ thread, opening, name, goTo, isTyping }}
            openPhoto={setPhoto}
            onMenu={menu.open}
            pending={<PendingRows {...{ outbox, pending, messages, name, goTo, toField }} />}
          />
        </div>
      </div>
      <NewMessages isAtEnd={isAtEnd} count={countUnread(thread)} onPress={toEnd} />
      <Voice {...{ messages, name }} since={opening.lastSeq} />
      <FailureVoice pending={pending} />
      <MessageMenu {...{ menu, chat, onReply, toField }} />
      {photo && <PhotoModal message={photo} name={name} onClose={() => setPhoto(null)} />}
    </div>
  )
}

function isSent({ client_id: id }: { client_id: string }, messages: readonly Message[]): boolean {
  return messages.some((message) => message.client_id === id)
}
