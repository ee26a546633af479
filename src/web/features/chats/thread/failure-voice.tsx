import { useText } from '#web/i18n/use-text.ts'
import type { OutboxRecord } from '../outbox/outbox-record.ts'
import { useIsStuck } from './use-is-stuck.ts'

/** Tells whoever listens to the screen of each message once that it has not gone out. */
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
