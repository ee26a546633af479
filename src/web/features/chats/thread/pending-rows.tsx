import type { Message } from '#contract/chats.ts'
import type { OutboxRecord } from '../outbox/outbox-record.ts'
import type { useOutbox } from '../outbox/use-outbox.ts'
import { PendingRow } from './pending-row.tsx'

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
