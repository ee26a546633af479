import { Fragment, memo } from 'react'
import type { Message } from '#contract/chats.ts'
import type { Stretch } from '#contract/events.ts'
import { useText } from '#web/i18n/use-text.ts'
import { clockTime, dayKey, dayName, type Clock } from '../data/chat-times.ts'
import type { Surroundings } from './message-content.tsx'
import { type Fate, MessageRow } from './message-row.tsx'
import css from './message.module.css'

const RUN_MS = 10 * 60 * 1000

export type ChunkProps = {
  messages: readonly Message[]
  before: Message | undefined
  after: Message | undefined
  /** Marks, and the first message that was not read when one came. */
  readSeq: number
  theirDeliveredSeq: number
  theirReadSeq: number
  theirUnseen: readonly Stretch[] | undefined
  firstUnread: number | null
  openedAtSeq: number
  /** The message that Tab stops at, if it is one of these. */
  tabStop: number | null
  clock: Clock
  around: Surroundings
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
