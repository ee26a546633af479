import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, realName, type RealName } from '#server/features/members/members.ts'
import { settingsOf, type Site, sitesByDomain } from '#server/features/settings/settings.ts'
import type { ClaimedJob, JobHandler } from '#server/jobs/job.ts'
import { composeMail } from './compose-mail.ts'
import type { MailContent, MailJob, MailName } from './mail-content.ts'
import type { Transport } from './transport.ts'
import { stoppedBy } from './unsubscribe.ts'

type MailDeps = {
  readonly db: Db
  readonly secretKey: string
  readonly transport: Transport
  /** A site's own address: what is in a mail never comes from a request. */
  readonly originOf: (domain: string) => string
  /** The sender of all mails, instead of each site's own. */
  readonly from?: string | undefined
}

/** Writes a mail and hands it over. One whose link leads nowhere any more, or whose news is none, is left unsent. */
export function mailHandler(deps: MailDeps): JobHandler {
  const { db, transport } = deps
  return async (job, { now, signal }) => {
    const mail = job.payload as MailJob
    const about = await aboutWhom(db, job, now)
    if (about) await transport(await compose(deps, job, { mail, ...about, now }), signal)
  }
}

/** Whom a mail is about, and what they said, as far as the reader wants to find that in mails. */
type About = { readonly who: RealName | null; readonly said?: string | null }

/** The member the mail is about, if any; null when the mail is not wanted any more. */
async function aboutWhom(
  db: Db,
  { payload, memberId }: ClaimedJob,
  now: Date,
): Promise<About | null> {
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

type Writing = About & { readonly mail: MailJob; readonly now: Date }

async function compose(deps: MailDeps, { id, memberId }: ClaimedJob, writing: Writing) {
  const { mail } = writing
  const { db, originOf, secretKey, from } = deps
  const site = await siteWith(db, mail.site_id)
  const settings = await settingsOf(db, site.id)
  const origin = originOf(site.domain)
  return composeMail({ id, memberId, ...writing, site, settings, origin, secretKey, from })
}

async function siteWith(db: Db, id: string): Promise<Site> {
  const sites = await sitesByDomain(db)
  const site = [...sites.values()].find((other) => other.id === id)
  if (!site) throw new Error('the site of a mail is unknown')
  return site
}

type LikeMail = Extract<MailContent, { readonly name: 'like' | 'match' }>
type LikerOfInput = {
  readonly siteId: string
  readonly readerId: string
  readonly content: LikeMail
}

/**
 * The liker, by name and with what was said if the reader wants names. Null when the mail is not to be sent any more: the
 * like is gone, one may not see the other, or the reader has stopped such mails.
 */
async function likerOf(db: Db, { siteId, readerId, content }: LikerOfInput): Promise<About | null> {
  const found = await db
    .selectFrom('member as reader')
    .innerJoin('member', (join) => join.on('member.id', '=', content.profile_id))
    .innerJoin('member_like', (join) =>
      join
        .onRef('member_like.from_id', '=', 'member.id')
        .onRef('member_like.to_id', '=', 'reader.id'),
    )
    .where('reader.id', '=', readerId)
    .where('reader.status', '=', 'active')
    .where(isVisibleTo({ siteId, memberId: readerId }))
    .where('member.is_fictional', '=', false)
    .where(sql<boolean>`not (${stoppedBy(content.name)} = any(reader.notifications_disabled))`)
    .select(['member.name', 'member.is_fictional', 'reader.shows_details', 'reader.is_discreet'])
    .select(SAID.as('said'))
    .executeTakeFirst()
  if (!found?.shows_details) return found ? { who: null } : null
  return { who: realName(found), said: found.is_discreet ? null : found.said }
}

/** What was said with a like, but nothing with a word in it that its reader hides. */
const SAID = sql<string | null>`(
  select said.text from like_comment as said
  where said.from_id = member.id and said.to_id = reader.id and said.text <> ''
    and not exists (select from unnest(reader.hidden_words) as word where strpos(lower(said.text), lower(word)) > 0))`

/** Whether the recipient is a member still, and has not stopped mails of this kind. */
async function wantsMail(db: Db, memberId: string | null, name: MailName): Promise<boolean> {
  const reader = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('status', '=', 'active')
    .where(sql<boolean>`not (${stoppedBy(name)} = any(notifications_disabled))`)
    .executeTakeFirst()
  return reader !== undefined
}

type WriterOfInput = {
  readonly siteId: string
  readonly readerId: string
  readonly writerId: string
}

/**
 * The writer of the message, by name if the reader wants names. Null when the mail is not to be sent any more: it was
 * read, one may not see the other, or the reader has stopped such mails.
 */
async function writerOf(
  db: Db,
  { siteId, readerId, writerId }: WriterOfInput,
): Promise<About | null> {
  const found = await db
    .selectFrom('conversation_side as side')
    .innerJoin('member as reader', 'reader.id', 'side.member_id')
    .innerJoin('member', 'member.id', 'side.other_id')
    .where('reader.id', '=', readerId)
    .where('member.id', '=', writerId)
    .where('side.unread', '>', 0)
    .where('side.is_muted', '=', false)
    .where('reader.status', '=', 'active')
    .where(isVisibleTo({ siteId, memberId: readerId }))
    .where('member.is_fictional', '=', false)
    .where(sql<boolean>`not (${stoppedBy('message')} = any(reader.notifications_disabled))`)
    .select(['member.name', 'member.is_fictional', 'reader.shows_details'])
    .executeTakeFirst()
  if (!found) return null
  return { who: found.shows_details ? realName(found) : null }
}
