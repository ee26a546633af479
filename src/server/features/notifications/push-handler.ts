import webPush from 'web-push'
import type { Db } from '#server/db/connect.ts'
import { countUnread } from '#server/features/chats/chats.ts'
import { countNewLikes } from '#server/features/likes/likes.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { type JobHandler, TryLater } from '#server/jobs/job.ts'
import { deadline } from '#server/kernel/time.ts'
import type { VapidKeys } from '#server/kernel/encryption.ts'
import { composePush, type Push } from './compose-push.ts'
import type { IsPushAddress } from './subscribe.ts'
import { type News, newsFor } from './news-for.ts'
import type { PushJob } from './queue-pushes.ts'

/** What waited longer than this is no news. */
const STALE_MS = 24 * 60 * 60 * 1000

type PushDeps = {
  readonly db: Db
  readonly vapid: VapidKeys
  readonly isAddress: IsPushAddress
}

/** Pushes one piece of news to one device, if it is still news. A device that is gone is forgotten. */
export function pushHandler({ db, vapid, isAddress }: PushDeps): JobHandler {
  return async ({ payload, createdAt }, { now, signal }) => {
    const job = payload as PushJob
    if (now.getTime() - createdAt.getTime() > STALE_MS) return
    const news = await newsFor(db, job, now)
    if (!news) return
    if (!isAddress(news.device.endpoint)) return forgetDevice(db, job)
    const { name, support_email: contact } = await settingsOf(db, job.site_id)
    const [unread, likes] = await Promise.all([
      countUnread(db, news.memberId),
      countNewLikes(db, { siteId: job.site_id, memberId: news.memberId }),
    ])
    const push = composePush({ job, news, siteName: name, waiting: unread + likes })
    const outcome = await postPush({ device: news.device, push, vapid, contact, signal })
    if (outcome === 'gone') await forgetDevice(db, job)
  }
}

async function forgetDevice(db: Db, { device_id: id }: PushJob): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute()
}

const LONGEST_MS = 10_000
const IS_GONE = [404, 410]

type Posting = {
  readonly device: News['device']
  readonly push: Push
  readonly vapid: VapidKeys
  /** The address at which a push service can reach the operator. */
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
