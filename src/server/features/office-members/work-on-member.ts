import { Refusal } from '#contract/refusals.ts'
import { type Db, transact, type Tx } from '#server/db/connect.ts'
import { makeLink, recipient } from '#server/features/accounts/accounts.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { type Files, photoKey } from '#server/features/media/media.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import type { OfficeApp, Scope } from '#server/http/office-route.ts'
import { endSessionsOf, endSessionsOfSite } from '#server/http/session.ts'
import { memberPage } from './member-page.ts'

export type Working = {
  readonly memberId: string
  readonly scope: Scope
  readonly by: Doer & { readonly operatorId: string }
  readonly now: Date
}

/** What a command may do, too, in nobody's name. */
type Ending = Omit<Working, 'by'> & { readonly by: Doer }

/** Shows a member on one page, and writes down that it was looked at. */
export function openMember(db: Db, working: Working) {
  return transact(db, async (tx) => {
    const page = await memberPage(tx, working)
    await noted(tx, working, page.site_id, { action: 'member_opened' })
    return page
  })
}

/** The whole address, and a row of the record that tells of it. */
export function showAddress(db: Db, working: Working): Promise<{ email: string }> {
  return transact(db, async (tx) => {
    const { email, site_id: siteId } = await memberIn(tx, working)
    await noted(tx, working, siteId, { action: 'member_address_shown' })
    return { email }
  })
}

export function noteMember(
  db: Db,
  { text, ...working }: Working & { readonly text: string },
): Promise<{ id: string }> {
  const { memberId, by, now } = working
  return transact(db, async (tx) => {
    const { site_id: siteId } = await memberIn(tx, working)
    const note = await tx
      .insertInto('office_note')
      .values({
        site_id: siteId,
        member_id: memberId,
        operator_id: by.operatorId,
        text,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await noted(tx, working, siteId, { action: 'member_noted', details: { note: note.id } })
    return note
  })
}

/** Logs a member out everywhere. */
export function endMemberSessions(db: Db, working: Ending): Promise<{ ended: number }> {
  return transact(db, async (tx) => {
    const { site_id: siteId } = await memberIn(tx, working)
    const { count } = await tx
      .selectFrom('session')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('member_id', '=', working.memberId)
      .executeTakeFirstOrThrow()
    await endSessionsOf(tx, working.memberId)
    const ended = Number(count)
    await noted(tx, working, siteId, { action: 'member_logged_out', details: { ended } })
    return { ended }
  })
}

/** Mails the link that confirms an address again; like the member's own wish it counts for the mailbox. */
export async function sendActivation(app: OfficeApp, working: Working): Promise<void> {
  const { memberId, now } = working
  const { email, site_id: siteId, status, language } = await memberIn(app.db, working)
  if (status !== 'not_confirmed') throw new Refusal('ALREADY_ACTIVE')
  await app.limiter.take('link_by_recipient', recipient(siteId, email), now, 'MAIL_LIMIT')
  await transact(app.db, async (tx) => {
    const link = { memberId, kind: 'activation', isRepeated: true, now } as const
    const linkId = await makeLink(tx, app.secretKey, link)
    const content = { name: 'activation', link_id: linkId } as const
    await sendMail(tx, { siteId, memberId, to: email, language, content, now })
    await noted(tx, working, siteId, { action: 'member_activation_sent' })
  })
}

export async function memberIn(db: Db, { memberId, scope }: Pick<Working, 'memberId' | 'scope'>) {
  const member = await db
    .selectFrom('member')
    .select(['email', 'name', 'site_id', 'status', 'language', 'is_fictional'])
    .where('id', '=', memberId)
    .$if(scope !== 'all', (query) => query.where('site_id', 'in', [...(scope as string[])]))
    .executeTakeFirst()
  if (!member) throw new Refusal('NOT_FOUND')
  return member
}

type EndingAll = Pick<Ending, 'by' | 'now'> & { readonly siteId: string }

/** Logs everybody of a site out, for the day on which tokens have leaked. Says how many sessions there were. */
export function endSiteSessions(db: Db, { siteId, by, now }: EndingAll): Promise<number> {
  return transact(db, async (tx) => {
    const ended = Number(await endSessionsOfSite(tx, siteId))
    const subject = { kind: 'site', id: siteId }
    await note(tx, { by, action: 'site_logged_out', siteId, subject, details: { ended }, now })
    return ended
  })
}

type Done = { readonly action: string; readonly details?: Readonly<Record<string, unknown>> }

export function noted(
  tx: Tx,
  { memberId, by, now }: Ending,
  siteId: string,
  done: Done,
): Promise<void> {
  return note(tx, { by, siteId, subject: { kind: 'member', id: memberId }, now, ...done })
}

type Picturing = Pick<Working, 'memberId' | 'scope'> & { readonly photoId: string | undefined }

/** A photo that others on the site see: the main one, or the one that is named. */
export async function memberPicture(db: Db, files: Files, { memberId, scope, photoId }: Picturing) {
  const photo = await db
    .selectFrom('photo')
    .innerJoin('member', 'member.id', 'photo.member_id')
    .select('filename')
    .where('member.id', '=', memberId)
    .where('photo.status', '=', 'active')
    .$if(scope !== 'all', (query) => query.where('site_id', 'in', [...(scope as string[])]))
    .$if(photoId !== undefined, (query) => query.where('photo.id', '=', photoId!))
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  const file = photo ? await files.find(photoKey(photo.filename, 'thumb')) : null
  if (!file) throw new Refusal('NOT_FOUND')
  return { type: 'image/webp', ...file }
}
