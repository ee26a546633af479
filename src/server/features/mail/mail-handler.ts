import type { Db } from '#server/db/connect.ts'
import { settingsOf, sitesByDomain, type Site } from '#server/features/settings/settings.ts'
import type { HeldJob, JobHandler } from '#server/jobs/job.ts'
import { composeMail } from './compose-mail.ts'
import { likerOf } from './liker-of.ts'
import type { MailJob } from './mail-content.ts'
import type { Transport } from './outgoing-mail.ts'
import { wantsMail } from './wants-mail.ts'
import { writerOf } from './writer-of.ts'

type MailDesk = {
  readonly db: Db
  readonly secretKey: string
  readonly transport: Transport
  /** A site's own address: what is in a mail never comes from a request. */
  readonly originOf: (domain: string) => string
  /** The sender of all sites, instead of each one's own. */
  readonly from?: string | undefined
}

/** Writes a mail and hands it over. One whose link leads nowhere any more, or whose news is none, is left unsent. */
export function mailHandler(deps: MailDesk): JobHandler {
  const { db, transport } = deps
  return async (job, { now, signal }) => {
    const mail = job.payload as MailJob
    const about = await aboutWhom(db, job, now)
    if (about) await transport(await compose(deps, job, { mail, ...about, now }), signal)
  }
}

/** Whom the mail names, if anybody; null when it is not wanted any more. */
async function aboutWhom(
  db: Db,
  { payload, memberId }: HeldJob,
  now: Date,
): Promise<{ readonly who: string | null } | null> {
  const { content, site_id: siteId } = payload as MailJob
  if ('profile_id' in content) {
    if (memberId === null) return null
    const readerId = memberId
    return content.name === 'message'
      ? writerOf(db, { siteId, readerId, writerId: content.profile_id })
      : likerOf(db, { siteId, readerId, content })
  }
  if ('link_id' in content && !(await isOpen(db, content.link_id, now))) return null
  if (content.name === 'search_news' && !(await wantsMail(db, memberId, content.name))) return null
  return { who: null }
}

async function isOpen(db: Db, linkId: string, now: Date): Promise<boolean> {
  const link = await db
    .selectFrom('mail_link')
    .select('id')
    .where('id', '=', linkId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link !== undefined
}

type Writing = { readonly mail: MailJob; readonly who: string | null; readonly now: Date }

async function compose(deps: MailDesk, { id, memberId }: HeldJob, { mail, who, now }: Writing) {
  const { db, originOf, secretKey, from } = deps
  const site = await siteWith(db, mail.site_id)
  const settings = await settingsOf(db, site.id)
  const origin = originOf(site.domain)
  return composeMail({ id, memberId, mail, who, site, settings, origin, secretKey, from, now })
}

async function siteWith(db: Db, id: string): Promise<Site> {
  const sites = await sitesByDomain(db)
  const site = [...sites.values()].find((other) => other.id === id)
  if (!site) throw new Error('the site of a mail is unknown')
  return site
}
