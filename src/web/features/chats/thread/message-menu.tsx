import { type KeyboardEvent, lazy, Suspense, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DELETE_MINUTES, type Message, REACTIONS } from '#contract/chats.ts'
import { copyText } from '#web/browser/copy-text.ts'
import { useLayoutOnce } from '#web/browser/use-layout-once.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useText } from '#web/i18n/catalogue.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Question } from '#web/ui/modal.tsx'
import type { OpenChat } from '../data/thread.ts'
import { REACTION_SIGNS, useMessageActions } from './message-actions.ts'
import css from './message-menu.module.css'

const ReportDialog = lazy(async () => ({
  default: (await import('#web/features/reports/report-dialog.tsx')).ReportDialog,
}))

/** One menu for all messages: which one it is about, and where it opens. */
export function useMessageMenu(messages: readonly Message[]) {
  const popover = useRef<HTMLDivElement>(null)
  const [seq, setSeq] = useState<number | null>(null)
  const open = useCallback((picked: Message, button: Element) => {
    // What stands in it must be there before it can be measured.
    flushSync(() => setSeq(picked.seq))
    if (popover.current) showBeside(popover.current, button)
  }, [])
  const message = messages.find((each) => each.seq === seq && each.state === 'there') ?? null
  // Of what was taken back meanwhile nothing can be done or copied.
  useLayoutOnce(String(message?.seq), () => {
    if (!message && popover.current?.matches(':popover-open')) popover.current.hidePopover()
  })
  return { popover, message, open }
}

type MessageMenuProps = {
  menu: ReturnType<typeof useMessageMenu>
  chat: OpenChat
  onReply: (message: Message) => void
  /** Puts the focus into the input. */
  toField: () => void
}

/** What can be done about a message: a sign, an answer, a copy, taking it back, a report. */
export function MessageMenu({ menu, chat, onReply, toField }: MessageMenuProps) {
  const t = useText('chats.thread.menu')
  const [reported, setReported] = useState<Message | null>(null)
  const [deleted, setDeleted] = useState<Message | null>(null)
  const { popover, message } = menu
  const close = () => popover.current?.hidePopover()
  return (
    <>
      <div
        ref={popover}
        popover="auto"
        role="dialog"
        aria-label={t('label')}
        className={css['menu']}
        onKeyDown={walk}
      >
        {message && (
          <Items
            {...{ message, chat, onReply, close }}
            onDelete={() => setDeleted(message)}
            onReport={() => setReported(message)}
          />
        )}
      </div>
      {deleted && (
        <DeleteQuestion {...{ chat, toField }} message={deleted} onClose={() => setDeleted(null)} />
      )}
      {reported && chat.profile && (
        <Suspense>
          <ReportDialog
            member={chat.profile}
            messageId={reported.id}
            onClose={() => setReported(null)}
          />
        </Suspense>
      )}
    </>
  )
}

type ItemsProps = {
  message: Message
  chat: OpenChat
  close: () => void
  onReply: (message: Message) => void
  onDelete: () => void
  onReport: () => void
}

function Items({ message, chat, close, onReply, onDelete, onReport }: ItemsProps) {
  const t = useText('chats.thread.menu')
  const { now } = useClock()
  const { text, is_own: isOwn } = message
  const isYoung = now.getTime() - Date.parse(message.created_at) < DELETE_MINUTES * 60_000
  return (
    <>
      {!isOwn && <Signs {...{ message, chat, close }} />}
      {chat.can_write === 'yes' && (
        <Item icon="arrow-bend-up-left" close={close} onPress={() => onReply(message)}>
          {t('reply')}
        </Item>
      )}
      {text !== '' && (
        <Item icon="copy" close={close} onPress={() => void copyText(text)}>
          {t('copy')}
        </Item>
      )}
      {isOwn && isYoung && (
        <Item icon="trash" close={close} onPress={onDelete}>
          {t('delete')}
        </Item>
      )}
      {!isOwn && chat.profile && (
        <Item icon="flag" close={close} onPress={onReport}>
          {t('report')}
        </Item>
      )}
    </>
  )
}

type DeleteQuestionProps = {
  message: Message
  chat: OpenChat
  onClose: () => void
  toField: () => void
}

function DeleteQuestion({ message, chat, onClose, toField }: DeleteQuestionProps) {
  const t = useText('chats')
  const shell = useText('shell')
  const actions = useMessageActions(chat)
  function confirm() {
    // Closing gives the focus to the button of the message, which goes with it.
    flushSync(onClose)
    toField()
    actions.remove(message)
  }
  return (
    <Question
      title={t('thread.delete.title')}
      text={t('thread.delete.text')}
      confirm={{ label: t('thread.menu.delete'), icon: 'trash' }}
      cancelLabel={t('remove.cancel')}
      closeLabel={shell('close')}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

function Signs({ message, chat, close }: Pick<ItemsProps, 'message' | 'chat' | 'close'>) {
  const t = useText('chats')
  const actions = useMessageActions(chat)
  return (
    <div className={css['signs']} role="group" aria-label={t('thread.menu.react')}>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          className={css['sign']}
          title={t(`reactions.${reaction}`)}
          aria-label={t(`reactions.${reaction}`)}
          aria-pressed={message.my_reaction === reaction}
          onClick={() => {
            actions.react(message, reaction)
            close()
          }}
        >
          {REACTION_SIGNS[reaction]}
        </button>
      ))}
    </div>
  )
}

type ItemProps = { icon: IconName; close: () => void; onPress: () => void; children: string }

function Item({ icon, close, onPress, children }: ItemProps) {
  function press() {
    close()
    onPress()
  }
  return (
    <button type="button" className={css['item']} onClick={press}>
      <Icon name={icon} />
      {children}
    </button>
  )
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
}

/** Arrows walk through it. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  buttons.at((at + step) % buttons.length)?.focus()
}

const GAP = 6
const EDGE = 8

/** Opens a popover beside something: below it where there is room, else above, and never beyond the window. */
function showBeside(popover: HTMLElement, element: Element): void {
  popover.showPopover()
  const [own, at] = [popover.getBoundingClientRect(), element.getBoundingClientRect()]
  const below = at.bottom + GAP
  const y = below + own.height > innerHeight - EDGE ? at.top - GAP - own.height : below
  const x = Math.min(at.left, innerWidth - EDGE - own.width)
  popover.style.setProperty('--x', `${Math.round(Math.max(EDGE, x))}px`)
  popover.style.setProperty('--y', `${Math.round(Math.max(EDGE, y))}px`)
  popover.querySelector<HTMLElement>('button')?.focus()
}
