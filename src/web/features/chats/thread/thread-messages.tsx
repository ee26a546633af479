import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { Message } from '#contract/chats.ts'
import { useLayoutOnce } from '#web/browser/use-layout-once.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { privatePhotoAddress } from '#web/features/settings/private-photo-address.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { countUnread, type Thread } from '../data/thread.ts'
import { useIsTyping } from '../data/typing.ts'
import { ChatLine } from '../list/chat-line.tsx'
import { SaidWithLikes } from '../list/said-with-likes.tsx'
import type { useOutbox } from '../outbox/use-outbox.ts'
import { MessageMenu, useMessageMenu } from './message-menu.tsx'
import { MessageStack } from './message-stack.tsx'
import { OlderMessages, useOpening } from './older-messages.tsx'
import { FailureVoice, PendingRows } from './pending-rows.tsx'
import { useReadMarks } from './read-marks.ts'
import { useEndScroll, useGoTo } from './thread-scroll.ts'
import css from './thread.module.css'
import type { OpenThread } from './use-thread.ts'

type ThreadMessagesProps = {
  thread: Thread
  older: OpenThread['older']
  outbox: ReturnType<typeof useOutbox>
  onReply: (message: Message) => void
  /** Puts the focus into the input. */
  toField: () => void
  /** What stands where nothing was said yet. */
  start: ReactNode
}

/** All messages, as far as they are loaded, the queued ones, and that the partner is typing. */
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
  const marked = useMarkedName()
  const partner = chat.profile && marked(chat.profile)
  const name = partner ?? chats('left_member')

  useReadMarks({ scroller, thread, firstShown: opening.shown[0]?.seq })
  useLayoutOnce('', () => {
    scroller.current?.querySelector('[data-first-unread]')?.scrollIntoView({ block: 'nearest' })
    // Where nothing was said yet, what stands there begins at its top.
    if (messages.length === 0) scroller.current?.scrollTo(0, -scroller.current.scrollHeight)
  })
  // The sender of a new message wants to see it.
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
          <OlderMessages {...{ scroller, older, opening }} name={partner} />
          <Beginning {...{ thread, name }} start={pending.length === 0 && start} />
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

type BeginningProps = { thread: Thread; name: string; start: ReactNode }

/** What stands before the first message: what the two said with their likes, and where nothing was said, ways to begin. */
function Beginning({ thread: { chat, messages, older }, name, start }: BeginningProps) {
  return (
    <>
      {older === 'none' && <SaidWithLikes chat={chat} name={name} />}
      {messages.length === 0 && start}
    </>
  )
}

function isSent({ client_id: id }: { client_id: string }, messages: readonly Message[]): boolean {
  return messages.some((message) => message.client_id === id)
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Arrows go from a message to the button of the one before or after it; Tab stops at that of the latest one alone. */
function walkMessages(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return
  const log = event.currentTarget
  const message = (event.target as Element).closest('[data-seq]')
  const buttons = [...log.querySelectorAll<HTMLElement>('[data-seq] [aria-haspopup]')]
  const at = buttons.findIndex((button) => message?.contains(button))
  if (at === -1) return
  event.preventDefault()
  buttons[at + step]?.focus()
}

type NewMessagesProps = { isAtEnd: boolean; count: number; onPress: () => void }

/** The way back to the end, with what has come there meanwhile. */
function NewMessages({ isAtEnd, count, onPress }: NewMessagesProps) {
  const t = useText('chats.thread')
  if (isAtEnd) return null
  return (
    <button
      type="button"
      className={css[count > 0 ? 'news' : 'down']}
      aria-label={count > 0 ? undefined : t('to_end')}
      onClick={onPress}
    >
      {count > 0 && t('news', { count })}
      <Icon name="caret-down" />
    </button>
  )
}

type VoiceProps = { messages: readonly Message[]; name: string; since: number }

/** Tells screen readers what has just come, when they are free to say it. */
function Voice({ messages, name, since }: VoiceProps) {
  const t = useText('chats.thread')
  const latest = messages.findLast(({ is_own: isOwn, seq }) => !isOwn && seq > since)
  return (
    <p className="visually-hidden" role="status">
      {latest && (
        <span key={latest.seq}>
          {t('said', { name })} <ChatLine line={latest} />
        </span>
      )}
    </p>
  )
}

type PhotoModalProps = { message: Message; name: string; onClose: () => void }

/** A photo of a message as large as the window lets it be. */
function PhotoModal({ message: { photo, is_own: isOwn }, name, onClose }: PhotoModalProps) {
  const t = useText('chats.thread')
  const shell = useText('shell')
  if (!photo) return null
  const title = isOwn ? t('photo_own') : t('photo_of', { name })
  return (
    <Modal
      open
      flush
      titleHidden
      artIsDark
      width="xl"
      {...{ title, onClose }}
      closeLabel={shell('close')}
    >
      <img
        className={css['full']}
        src={privatePhotoAddress(photo.filename)}
        alt={title}
        width={photo.width}
        height={photo.height}
      />
    </Modal>
  )
}
