import webPush from 'web-push'
import { TryLater } from '#server/jobs/job-errors.ts'
import type { VapidKeys } from '#server/kernel/vapid-keys.ts'
import type { Push } from './compose-push.ts'
import type { News } from './news-for.ts'
import { deadline } from '#server/kernel/deadline.ts'

const LONGEST_MS = 10_000
const IS_GONE = [404, 410]

type Posting = {
  readonly device: News['device']
  readonly push: Push
  readonly vapid: VapidKeys
  /** Whom a push service can write to about us. */
  readonly contact: string
  readonly signal: AbortSignal
}

/** Hands a push to the service that the device is at. Says `gone` when there is no such device any more. */
export async function postPush(posting: Posting): Promise<'taken' | 'gone'> {
  const status = await post(posting)
  if (status >= 200 && status < 300) return 'taken'
  if (IS_GONE.includes(status)) return 'gone'
  if (status === 429 || status >= 500)
    throw new TryLater(`the push service answered with ${status}`)
  throw new Error(`the push service answered with ${status}`)
}

async function post({ device, push, vapid, contact, signal }: Posting): Promise<number> {
  const { endpoint, p256dh, auth } = device
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(push.message),
    {
      vapidDetails: { subject: `mailto:${contact}`, ...vapid },
      TTL: push.ttl,
      urgency: push.urgency,
      topic: push.topic,
    },
  )
  try {
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body),
      // Where it leads to is no address that we have looked at.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(deadline(LONGEST_MS))]),
    })
    await reply.body?.cancel()
    return reply.status
  } catch {
    throw new TryLater('a push service is away')
  }
}
