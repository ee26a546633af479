import type { z } from 'zod/mini'
import { sendMessage, sendPhoto } from '#contract/chats.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { call } from '#web/api/call.ts'
import { isFinal } from '#web/api/is-final.ts'
import { sendFile } from '#web/api/send-file.ts'
import type { OutboxRecord } from './outbox-record.ts'

export type Sent = z.output<typeof sendMessage.output>
export type Outcome =
  | { readonly kind: 'sent'; readonly sent: Sent }
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  /** Nobody knows whether it arrived: the same message is to be sent again. */
  | { readonly kind: 'open' }

type Sending = {
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Sends a message once more, and says what came of it. */
export async function sendRecord(record: OutboxRecord, sending: Sending): Promise<Outcome> {
  try {
    return { kind: 'sent', sent: await send(record, sending) }
  } catch (error) {
    return isFinal(error) ? { kind: 'refused', code: error.code } : { kind: 'open' }
  }
}

function send(record: OutboxRecord, { onProgress, signal }: Sending): Promise<Sent> {
  const { client_id, profile_id, text, gift, photo, quoted } = record
  const message = { client_id, profile_id, ...(quoted ? { reply_to: quoted.seq } : {}) }
  return photo
    ? sendFile(sendPhoto, message, { file: photo, onProgress, signal })
    : call(sendMessage, { ...message, text, ...(gift ? { gift } : {}) }, signal)
}
