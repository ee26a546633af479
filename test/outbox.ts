import type { Db } from '#server/db/connect.ts'
import { listMails, type DevMail } from '#server/features/mail/dev-mail/dev-mails.ts'
import { jobHandlers } from '#server/background.ts'
import { runDueJobs } from '#server/jobs/start-worker.ts'
import { readConfig } from '#server/kernel/config.ts'
import { openLog } from '#server/kernel/log.ts'
import { TEST_SECRET } from './app.ts'

/** Does every job that is due, as the worker of the test's app would. */
export function doJobs(db: Db, now = new Date()): Promise<number> {
  const handlers = jobHandlers({
    db,
    config: readConfig({ NODE_ENV: 'test' }),
    secretKey: TEST_SECRET,
  })
  return runDueJobs(db, { clock: () => now, log: openLog('silent'), handlers })
}

/** Does what is due and reads the mails to an address, the newest first. */
export async function outboxOf(db: Db, to: string, now = new Date()): Promise<DevMail[]> {
  await doJobs(db, now)
  const sites = await db.selectFrom('site').select('id').execute()
  const mails = await Promise.all(sites.map(({ id }) => listMails(db, { siteId: id, to })))
  return mails.flat().toSorted((one, other) => other.sent_at.localeCompare(one.sent_at))
}
