import { Fragment, memo, type MouseEvent } from 'react'
import type { Message } from '#contract/chats.ts'
import type { SeqRange } from '#contract/events.ts'
import { canOnlyTouch } from '#web/browser/overlays.ts'
import { useText } from '#web/i18n/catalogue.ts'
import type { BubbleMark } from '#web/ui/bubble.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/button.tsx'
import { type Clock, clockTime, dayKey, dayName } from '../data/chat-times.ts'
import { REACTION_SIGNS } from './message-actions.ts'
import { MessageContent, type MessageContext } from './message-content.tsx'
import css from './message.module.css'

const RUN_MS = 10 * 60 * 1000

type ChunkProps = {
  messages: readonly Message[]
  before: Message | undefined
  after: Message | undefined
  /** Marks, and the first message that was unread when the conversation was opened. */
  readSeq: number
  theirDeliveredSeq: number
  theirReadSeq: number
  theirUnseen: readonly SeqRange[] | undefined
  firstUnread: number | null
  openedAtSeq: number
  /** The message that Tab stops at, if it is one of these. */
  tabStop: number | null
  clock: Clock
  around: MessageContext
  onMenu: (message: Message, button: Element) => void
}

/** A stretch of messages, laid out by itself. */
export const MessageChunk = memo(function MessageChunk(props: ChunkProps) {
  const { messages, clock, around, onMenu } = props
  return (
    <ol className={css['chunk']}>
      {messages.map((message, index) => {
        const before = messages[index - 1] ?? props.before
        const after = messages[index + 1] ?? props.after
        return (
          <Fragment key={message.client_id ?? message.id}>
            {isNewDay(before, message, clock) && <Day message={message} clock={clock} />}
            {props.firstUnread === message.seq && <UnreadLine />}
            <MessageRow
              {...{ message, around, onMenu }}
              time={clockTime(new Date(message.created_at), clock)}
              starts={!isSameRun(before, message, clock)}
              ends={!isSameRun(message, after, clock)}
              fate={fateOf(message, props)}
              isUnseen={!message.is_own && message.seq > props.readSeq}
              isFresh={message.seq > props.openedAtSeq && !message.is_own}
              isTabStop={message.seq === props.tabStop}
            />
          </Fragment>
        )
      })}
    </ol>
  )
}, isAsBefore)

/** The list of messages is made anew each time; what counts is whether they are the same ones. */
function isAsBefore(before: ChunkProps, now: ChunkProps): boolean {
  const names = Object.keys(now) as (keyof ChunkProps)[]
  return names.every((name) =>
    name === 'messages'
      ? before.messages.length === now.messages.length &&
        before.messages.every((message, index) => message === now.messages[index])
      : before[name] === now[name],
  )
}

function Day({ message, clock }: { message: Message; clock: Clock }) {
  const moment = new Date(message.created_at)
  return (
    <li className={css['day']}>
      <time dateTime={dayKey(moment, clock)}>{dayName(moment, clock)}</time>
    </li>
  )
}

function UnreadLine() {
  const t = useText('chats.thread')
  return (
    <li className={css['unread']} data-first-unread>
      <span>{t('new')}</span>
    </li>
  )
}

function fateOf({ seq }: Message, props: ChunkProps): Fate {
  const { theirReadSeq, theirUnseen = [], theirDeliveredSeq } = props
  const isUnseen = theirUnseen.some(({ from, to }) => from <= seq && seq <= to)
  if (seq <= theirReadSeq && !isUnseen) return 'read'
  return seq <= theirDeliveredSeq ? 'delivered' : 'sent'
}

function isNewDay(before: Message | undefined, message: Message, clock: Clock): boolean {
  if (!before) return true
  const [one, other] = [new Date(before.created_at), new Date(message.created_at)]
  return dayKey(one, clock) !== dayKey(other, clock)
}

/** By the same person, one soon after the other, on the same day. */
function isSameRun(one: Message | undefined, next: Message | undefined, clock: Clock): boolean {
  if (!one || !next || one.is_own !== next.is_own) return false
  const pause = Date.parse(next.created_at) - Date.parse(one.created_at)
  return pause < RUN_MS && !isNewDay(one, next, clock)
}

/** How far an own message has come. */
type Fate = 'sent' | 'delivered' | 'read'

type MessageRowProps = {
  message: Message
  time: string
  starts: boolean
  ends: boolean
  /** For the member's own messages. */
  fate: Fate
  isUnseen: boolean
  /** It came while the conversation was open. */
  isFresh: boolean
  /** Whether Tab stops at it. */
  isTabStop: boolean
  around: MessageContext
  onMenu: (message: Message, button: Element) => void
}

/** A message with its reaction and the way to what can be done about it. */
const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, time, starts, ends, fate, isUnseen, isFresh, isTabStop, around, onMenu } = props
  const t = useText('chats.thread')
  const { seq, is_own: isOwn, state } = message
  const mark: BubbleMark | undefined = isOwn
    ? { state: fate, label: t(`marks.${fate}`) }
    : undefined
  const side = isOwn ? 'out' : 'in'
  return (
    <li
      data-seq={seq}
      data-unseen={isUnseen ? seq : undefined}
      className={classNames(css['row'], css[side], !isFresh && css['still'])}
    >
      <div className={css['said']} data-kind={message.kind} onClick={pressWithFinger}>
        <span className="visually-hidden">{isOwn ? t('you') : around.name}: </span>
        <MessageContent
          message={message}
          look={{ side, starts, ends, time, mark }}
          around={around}
        />
        <Reaction message={message} />
        {state === 'there' && (
          <IconButton
            icon="dots-three-vertical-bold"
            size="sm"
            label={t('menu.open')}
            aria-haspopup="dialog"
            aria-keyshortcuts="ArrowUp ArrowDown"
            tabIndex={isTabStop ? 0 : -1}
            className={css['more']}
            onClick={(event) => onMenu(message, event.currentTarget)}
          />
        )}
      </div>
    </li>
  )
})

/** A finger has no pointer to show the button with: a press on the message is one on its button. */
function pressWithFinger({ target, currentTarget: said }: MouseEvent<HTMLElement>): void {
  const isOther = target instanceof Element && target.closest('a, button')
  if (!isOther && canOnlyTouch()) said.querySelector<HTMLElement>(':scope > button')?.click()
}

function Reaction({ message }: { message: Message }) {
  const t = useText('chats.reactions')
  const given = message.my_reaction ?? message.their_reaction
  if (!given || message.state !== 'there') return null
  return (
    <span className={css['reaction']} role="img" aria-label={t(given)}>
      {REACTION_SIGNS[given]}
    </span>
  )
}
