import { objectAddress } from '#web/browser/object-address.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Bubble } from '#web/ui/bubble.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { GiftBubble } from '#web/ui/gift-bubble.tsx'
import { PhotoBubble } from '#web/ui/photo-bubble.tsx'
import { clockTime } from '../data/chat-times.ts'
import type { OutboxRecord } from '../outbox/outbox-record.ts'
import { useSendProgress } from '../outbox/send-progress.ts'
import type { Look } from './message-content.tsx'
import { Quote } from './quote.tsx'
import { useIsStuck } from './use-is-stuck.ts'
import css from './message.module.css'

type PendingRowProps = {
  record: OutboxRecord
  name: string
  starts: boolean
  goTo: (seq: number) => void
  onRetry: () => void
  onDiscard: () => void
}

/** A message that the server does not have yet, or did not take. */
export function PendingRow({ record, name, starts, goTo, onRetry, onDiscard }: PendingRowProps) {
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
