import { isNameAllowed } from '#contract/fields.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { isExcluded } from '#server/features/exclusions/exclusions.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { inEvenTime } from '#server/http/in-even-time.ts'
import type { App } from '#server/http/route.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { makeLink } from './links.ts'
import { memberByEmail } from './member-by-email.ts'
import { requireStepUp } from './step-up.ts'
import { tellOnceADay } from './tell-once-a-day.ts'

type MemberVisit = Visit & { readonly member: SessionMember }
type Own = { readonly email: string; readonly name: string; readonly language: string }

/**
 * Mails a link to the new address, which changes nothing until it is opened, and tells the old one. Where accounts are
 * private all that can be seen is the same for an address that has an account, but its owner gets another mail.
 */
export async function requestMailChange(
  app: App,
  visit: MemberVisit,
  email: string,
): Promise<void> {
  const { site, member, now } = visit
  requireStepUp(visit)
  const own = await ownOf(app.db, member.id)
  // It is one's own, so that saying it gives nobody away; and mails about it would only alarm.
  if (isSameAddress(own.email, email)) throw new Refusal('EMAIL_UNCHANGED', { field: 'email' })
  await app.limiter.take('mail_change_by_member', member.id, now, 'MAIL_LIMIT')
  await app.limiter.take('link_by_recipient', recipient(site.id, email), now, 'MAIL_LIMIT')
  if (!isNameAllowed(own.name, email)) throw new Refusal('NAME_NOT_ALLOWED', { field: 'email' })
  const { account_privacy: privacy } = await settingsOf(app.db, site.id)
  const isPrivate = privacy === 'private'
  const change = () => changeOrTell(app, visit, own, { email, isPrivate })
  return isPrivate ? inEvenTime(change) : change()
}

/** The key under which mails to an address are counted, whoever sends them. */
export function recipient(siteId: string, email: string): string {
  return `${siteId}:${email.toLowerCase()}`
}

function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

type ChangeOrTellInput = { readonly email: string; readonly isPrivate: boolean }

async function changeOrTell(
  app: App,
  visit: MemberVisit,
  own: Own,
  { email, isPrivate }: ChangeOrTellInput,
): Promise<void> {
  const owner = await memberByEmail(app.db, visit.site.id, email)
  const isOthers = owner !== undefined && owner.id !== visit.member.id
  if (isOthers && !isPrivate) throw new Refusal('EMAIL_TAKEN', { field: 'email' })
  const isRefused = await isExcluded(app, { siteId: visit.site.id, email })
  if (isRefused && !isPrivate) throw new Refusal('ADDRESS_EXCLUDED', { field: 'email' })
  await beginChange(app, visit, own, { email, isMailed: !isOthers && !isRefused })
  if (isOthers && !isRefused)
    await tellOnceADay(app, visit, { email, member: owner, content: { name: 'address_in_use' } })
}

type Change = { readonly email: string; readonly isMailed: boolean }

async function beginChange(
  { db, secretKey }: App,
  { site, member, now }: MemberVisit,
  own: Own,
  { email, isMailed }: Change,
): Promise<void> {
  const language = own.language as LocaleCode
  const common = { siteId: site.id, memberId: member.id, language, now }
  await db.transaction().execute(async (tx) => {
    const linkId = await makeLink(tx, secretKey, {
      memberId: member.id,
      kind: 'mail_change',
      data: { email },
      now,
    })
    const content = { name: 'mail_change_confirm', link_id: linkId } as const
    if (isMailed) await sendMail(tx, { ...common, to: email, content })
    await sendMail(tx, { ...common, to: own.email, content: { name: 'mail_change_requested' } })
  })
}

function ownOf(db: Db, memberId: string): Promise<Own> {
  return db
    .selectFrom('member')
    .select(['email', 'name', 'language'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
}
