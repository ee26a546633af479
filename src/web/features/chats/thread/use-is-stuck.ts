import type { OutboxRecord } from '../outbox/outbox-record.ts'
import { useSendProgress } from '../outbox/send-progress.ts'

/** Whether it is to be shown that a message was not sent. */
export function useIsStuck({ client_id: id, refused }: OutboxRecord): boolean {
  const { hasFailed } = useSendProgress(id)
  return hasFailed || refused !== null
}
