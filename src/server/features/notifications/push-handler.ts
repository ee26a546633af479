import type { Db } from '#server/db/connect.ts'
import { countUnread } from '#server/features/chats/chats.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { JobHandler } from '#server/jobs/job.ts'
import type { VapidKeys } from '#server/kernel/vapid-keys.ts'
import { composePush } from './compose-push.ts'
import type { IsPushAddress } from './is-push-address.ts'
import { newsFor } from './news-for.ts'
import { postPush } from './post-push.ts'
import type { PushJob } from './queue-pushes.ts'

/** What waited longer than this is no news. */
const STALE_MS = 24 * 60 * 60 * 1000

type PushDesk = {
  readonly db: Db
  readonly vapid: VapidKeys
  readonly isAddress: IsPushAddress
}

/** Pushes one piece of news to one device, if it is still news. A device that is gone is forgotten. */
export function pushHandler({ db, vapid, isAddress }: PushDesk): JobHandler {
  return async ({ payload, createdAt }, { now, signal }) => {
    const job = payload as PushJob
    if (now.getTime() - createdAt.getTime() > STALE_MS) return
    const news = await newsFor(db, job, now)
    if (!news) return
    if (!isAddress(news.device.endpoint)) return forgetDevice(db, job)
    const { name, support_email: contact } = await settingsOf(db, job.site_id)
    const unread = await countUnread(db, news.memberId)
    const push = composePush({ job, news, siteName: name, unread })
    const outcome = await postPush({ device: news.device, push, vapid, contact, signal })
    if (outcome === 'gone') await forgetDevice(db, job)
  }
}

async function forgetDevice(db: Db, { device_id: id }: PushJob): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute()
}
