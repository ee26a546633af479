import { outbox } from './outbox.ts'
import type { OutboxRecord } from './outbox-record.ts'
import { sendProgress } from './send-progress.ts'
import { type Outcome, sendRecord } from './send-record.ts'

/** What has brought no answer for so long will bring none, and others wait behind it. */
const LONGEST_MS = { words: 30_000, photo: 120_000 }

/** Sends a message once, unless it takes too long or is given up meanwhile. */
export async function tryOnce(record: OutboxRecord, isGivenUp: () => boolean): Promise<Outcome> {
  const controller = new AbortController()
  const stop = () => controller.abort()
  const timer = setTimeout(stop, LONGEST_MS[record.photo ? 'photo' : 'words'])
  const unsubscribe = outbox.subscribe(() => isGivenUp() && stop())
  try {
    return await sendRecord(record, {
      onProgress: (share) => sendProgress.set(record.client_id, share),
      signal: controller.signal,
    })
  } finally {
    clearTimeout(timer)
    unsubscribe()
  }
}
