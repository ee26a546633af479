import { useSyncExternalStore } from 'react'
import type { z } from 'zod/mini'
import { sendMessage, sendPhoto } from '#contract/chats.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { call } from '#web/api/call.ts'
import { isFinal } from '#web/api/is-final.ts'
import { sendFile } from '#web/api/send-file.ts'
import { memories } from '#web/browser/storage.ts'
import { outbox, type OutboxRecord } from './outbox.ts'

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

export type Sent = z.output<typeof sendMessage.output>
type Outcome =
  | { readonly kind: 'sent'; readonly sent: Sent }
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  /** It is not known whether it arrived: the same message is to be sent again. */
  | { readonly kind: 'open' }

type Sending = {
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Sends a message once more, and says what came of it. */
async function sendRecord(record: OutboxRecord, sending: Sending): Promise<Outcome> {
  try {
    return { kind: 'sent', sent: await send(record, sending) }
  } catch (error) {
    return isFinal(error) ? { kind: 'refused', code: error.code } : { kind: 'open' }
  }
}

function send(record: OutboxRecord, { onProgress, signal }: Sending): Promise<Sent> {
  const { client_id, profile_id, text, gift, photo, quoted, to_fictional: isAccepted } = record
  const message = {
    client_id,
    profile_id,
    ...(quoted ? { reply_to: quoted.seq } : {}),
    ...(isAccepted ? { accepts_fictional: 'yes' as const } : {}),
  }
  return photo
    ? sendFile(sendPhoto, message, { file: photo, onProgress, signal })
    : call(sendMessage, { ...message, text, ...(gift ? { gift } : {}) }, signal)
}

/** From here on it is shown that a message has not gone through; it is tried again all the same. */
const PATIENT_TRIES = 3

type Progress = { readonly share: number; readonly tries: number }

const NONE: Progress = { share: 0, tries: 0 }
const progress = new Map<string, Progress>()
const listeners = new Set<() => void>()
memories.add(() => progress.clear())

/** How far the sending of each message is, as long as this page is there. */
export const sendProgress = {
  set: (id: string, share: number): void => put(id, { share }),
  countTry(id: string): number {
    const tries = of(id).tries + 1
    put(id, { tries, share: 0 })
    return tries
  },
  forget: (id: string): void => void progress.delete(id),
}

export function useSendProgress(id: string) {
  const { share, tries } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => of(id),
    () => NONE,
  )
  return { share, hasFailed: tries >= PATIENT_TRIES }
}

function of(id: string): Progress {
  return progress.get(id) ?? NONE
}

function put(id: string, changes: Partial<Progress>): void {
  progress.set(id, { ...of(id), ...changes })
  for (const listener of listeners) listener()
}
