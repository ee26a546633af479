import { isNameAllowed } from '#contract/fields.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { isTaken } from '#server/db/errors.ts'
import { withEvents } from '#server/events/with-events.ts'
import { activateMember } from '#server/features/activation/activation.ts'
import { isExcluded } from '#server/features/exclusions/exclusions.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { inConstantTime } from '#server/http/timeout.ts'
import type { App } from '#server/http/route.ts'
import { noteSecurity } from '#server/http/security-log.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { makeLink, consumeLink, voidLinks } from './links.ts'
import { memberByEmail, rememberWelcome, tellOnceADay } from './mailbox.ts'
import { requireStepUp } from './step-up.ts'

type MemberVisit = Visit & { readonly member: SessionMember }
type Own = { readonly email: string; readonly name: string; readonly language: LocaleCode }

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
  // It is the member's own address, so the refusal tells them nothing new; and mails about it would only alarm.
  if (isSameAddress(own.email, email)) throw new Refusal('EMAIL_UNCHANGED', { field: 'email' })
  await app.limiter.take('mail_change_by_member', member.id, now, 'MAIL_LIMIT')
  await app.limiter.take('link_by_recipient', recipient(site.id, email), now, 'MAIL_LIMIT')
  if (!isNameAllowed(own.name, email)) throw new Refusal('NAME_NOT_ALLOWED', { field: 'email' })
  const { account_privacy: privacy } = await settingsOf(app.db, site.id)
  const isPrivate = privacy === 'private'
  const change = () => changeOrTell(app, visit, own, { email, isPrivate })
  return isPrivate ? inConstantTime(change) : change()
}

/** The key under which mails to an address are counted, by all senders together. */
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
  const proposal = { siteId: site.id, memberId: member.id, own, email, isMailed, secretKey, now }
  await transact(db, (tx) => proposeAddress(tx, proposal))
}

type Proposal = Change & {
  readonly siteId: string
  readonly memberId: string
  readonly own: Pick<Own, 'email' | 'language'>
  readonly secretKey: string
  readonly now: Date
}

/** Mails the link that makes a new address count, and tells the old one. Until the link is opened nothing changes. */
export async function proposeAddress(tx: Tx, proposal: Proposal): Promise<void> {
  const { siteId, memberId, own, email, isMailed, secretKey, now } = proposal
  const common = { siteId, memberId, language: own.language, now }
  const link = { memberId, kind: 'mail_change', data: { email }, now } as const
  const linkId = await makeLink(tx, secretKey, link)
  const content = { name: 'mail_change_confirm', link_id: linkId } as const
  if (isMailed) await sendMail(tx, { ...common, to: email, content })
  await sendMail(tx, { ...common, to: own.email, content: { name: 'mail_change_requested' } })
}

function ownOf(db: Db, memberId: string): Promise<Own> {
  return db
    .selectFrom('member')
    .select(['email', 'name', 'language'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
}

/** Makes the new address count, by the link that was sent to it; the old address is told and can undo it. */
export async function changeMail(
  app: App,
  visit: Visit,
  token: string,
): Promise<{ email: string }> {
  const { db, events, secretKey } = app
  const { site, now } = visit
  const siteId = site.id
  const { memberId, email } = await withEvents({ db, events, now }, async (tx, notify) => {
    const use = { siteId, kinds: ['mail_change'], token, now } as const
    const { memberId, data } = await consumeLink(tx, use)
    const email = data['email'] ?? ''
    if (await isExcluded({ db: tx, secretKey }, { siteId, email }))
      throw new Refusal('ADDRESS_EXCLUDED', { field: 'email' })
    const old = await moveTo(tx, { memberId, email, secretKey, now })
    await activateMember(tx, notify, { siteId, memberId, now })
    // The mailbox before this one opens nothing any more.
    await voidLinks(tx, memberId, ['activation', 'reset'])
    // The first address was never confirmed: a stranger may read it, and must get no link.
    if (old.status !== 'not_confirmed')
      await tellOldAddress(tx, { siteId, memberId, old, secretKey, now })
    return { memberId, email }
  })
  noteSecurity(app, visit, { event: 'identified', memberId })
  return { email }
}

type Left = {
  readonly siteId: string
  readonly memberId: string
  readonly old: { readonly email: string; readonly language: LocaleCode }
  readonly secretKey: string
  readonly now: Date
}

async function tellOldAddress(tx: Tx, { siteId, memberId, old, secretKey, now }: Left) {
  const data = { email: old.email }
  const linkId = await makeLink(tx, secretKey, { memberId, kind: 'undo_email', data, now })
  await sendMail(tx, {
    siteId,
    memberId,
    to: old.email,
    language: old.language,
    content: { name: 'email_changed', link_id: linkId },
    now,
  })
}

type Move = {
  readonly memberId: string
  readonly email: string
  readonly secretKey: string
  readonly now: Date
}

/** Gives a member another address and returns what was there before; refused when another account has it by now. */
export async function moveTo(tx: Tx, { memberId, email, secretKey, now }: Move) {
  const old = await tx
    .selectFrom('member')
    .select(['site_id', 'email', 'language', 'status'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  try {
    await tx.updateTable('member').set({ email }).where('id', '=', memberId).execute()
  } catch (error) {
    throw isTaken(error, 'member_email') ? new Refusal('EMAIL_TAKEN', { field: 'email' }) : error
  }
  // The owner of this address had their welcome already.
  await rememberWelcome(tx, { siteId: old.site_id, email, secretKey, now })
  return old
}
