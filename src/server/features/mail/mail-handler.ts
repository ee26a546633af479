import type { Db } from '#server/db/connect.ts'
import { settingsOf, sitesByDomain, type Site } from '#server/features/settings/settings.ts'
import type { HeldJob, JobHandler } from '#server/jobs/job.ts'
import { composeMail } from './compose-mail.ts'
import type { MailContent, MailJob } from './mail-content.ts'
import type { Transport } from './outgoing-mail.ts'

type MailDesk = {
  readonly db: Db
  readonly secretKey: string
  readonly transport: Transport
  /** A site's own address: what is in a mail never comes from a request. */
  readonly originOf: (domain: string) => string
  /** The sender of all sites, instead of each one's own. */
  readonly from?: string | undefined
}

/** Writes a mail and hands it over. One whose link leads nowhere any more is left unsent. */
export function mailHandler(desk: MailDesk): JobHandler {
  const { db, transport } = desk
  return async (job, { now, signal }) => {
    const mail = job.payload as MailJob
    if (!(await isStillWanted(db, mail.content, now))) return
    await transport(await compose(desk, job, mail, now), signal)
  }
}

async function isStillWanted(db: Db, content: MailContent, now: Date): Promise<boolean> {
  if (!('link_id' in content)) return true
  const link = await db
    .selectFrom('mail_link')
    .select('id')
    .where('id', '=', content.link_id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link !== undefined
}

async function compose(desk: MailDesk, job: HeldJob, mail: MailJob, now: Date) {
  const { db, originOf, secretKey, from } = desk
  const site = await siteWith(db, mail.site_id)
  const settings = await settingsOf(db, site.id)
  const origin = originOf(site.domain)
  const { id, memberId } = job
  return composeMail({ id, memberId, mail, site, settings, origin, secretKey, from, now })
}

async function siteWith(db: Db, id: string): Promise<Site> {
  const sites = await sitesByDomain(db)
  const site = [...sites.values()].find((other) => other.id === id)
  if (!site) throw new Error('the site of a mail is unknown')
  return site
}
