import type { Message } from '#contract/chats.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Bubble } from '#web/ui/bubble.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { GiftBubble, PhotoBubble } from '#web/ui/chat-bubbles.tsx'
import { objectAddress } from '../composer/photo-tool.tsx'
import { clockTime } from '../data/chat-times.ts'
import type { OutboxRecord } from '../outbox/outbox.ts'
import { useSendProgress } from '../outbox/sending.ts'
import type { useOutbox } from '../outbox/use-outbox.ts'
import { type Look, Quote } from './message-content.tsx'
import css from './message.module.css'

type PendingRowsProps = {
  outbox: ReturnType<typeof useOutbox>
  pending: readonly OutboxRecord[]
  messages: readonly Message[]
  name: string
  goTo: (seq: number) => void
  toField: () => void
}

/** What is on its way, after what has arrived. */
export function PendingRows(props: PendingRowsProps) {
  const { outbox, pending, messages, name, goTo, toField } = props
  if (pending.length === 0) return null
  return (
    <ol>
      {pending.map((record, index) => (
        <PendingRow
          key={record.client_id}
          {...{ record, name, goTo }}
          starts={index === 0 && !messages.at(-1)?.is_own}
          onRetry={() => void outbox.retry()}
          onDiscard={() => {
            outbox.discard(record)
            toField()
          }}
        />
      ))}
    </ol>
  )
}

type PendingRowProps = {
  record: OutboxRecord
  name: string
  starts: boolean
  goTo: (seq: number) => void
  onRetry: () => void
  onDiscard: () => void
}

/** A message that the server does not have yet, or did not take. */
function PendingRow({ record, name, starts, goTo, onRetry, onDiscard }: PendingRowProps) {
  const t = useText('chats.thread')
  const clock = useClock()
  const { share } = useSendProgress(record.client_id)
  const isStuck = useIsStuck(record)
  const look: Look = {
    side: 'out',
    starts,
    time: clockTime(new Date(record.written_at), clock),
    mark: { state: 'sending', label: t('marks.sending') },
    failed: isStuck ? { label: t('failed'), onRetry } : undefined,
  }
  return (
    <li className={classNames(css['row'], css['out'])}>
      <div className={css['said']}>
        <PendingContent {...{ record, name, look, share, goTo }} />
      </div>
      {isStuck && (
        <button type="button" className={css['discard']} onClick={onDiscard}>
          {t('discard')}
        </button>
      )}
    </li>
  )
}

type PendingContentProps = Pick<PendingRowProps, 'record' | 'name' | 'goTo'> & {
  look: Look
  share: number
}

function PendingContent({ record, name, look, share, goTo }: PendingContentProps) {
  const t = useText('chat-tools')
  const quote = record.quoted && <Quote line={record.quoted} name={name} onPress={goTo} />
  if (record.photo) {
    const percent = Math.round(share * 100)
    return (
      <PhotoBubble
        {...{ ...look, quote }}
        src={objectAddress(record.photo)}
        alt=""
        over={look.failed ? undefined : `${percent}%`}
      />
    )
  }
  if (record.gift) {
    const gift = t(`gifts.${record.gift}.a`)
    return (
      <GiftBubble
        {...{ ...look, quote }}
        gift={record.gift}
        title={t('gift.for', { gift, name })}
        text={record.text}
      />
    )
  }
  return (
    <Bubble {...look}>
      {quote}
      {record.text}
    </Bubble>
  )
}

/** Tells screen readers of each message once that it has not gone out. */
export function FailureVoice({ pending }: { pending: readonly OutboxRecord[] }) {
  return (
    <div className="visually-hidden" role="status" aria-atomic="false">
      {pending.map((record) => (
        <Failure key={record.client_id} record={record} />
      ))}
    </div>
  )
}

function Failure({ record }: { record: OutboxRecord }) {
  const t = useText('chats.thread')
  return useIsStuck(record) ? <p>{t('failed')}</p> : null
}

/** Whether it is to be shown that a message was not sent. */
function useIsStuck({ client_id: id, refused }: OutboxRecord): boolean {
  const { hasFailed } = useSendProgress(id)
  return hasFailed || refused !== null
}
