import { isNameAllowed } from '#contract/fields.ts'
import { Refusal } from '#contract/refusals.ts'
import type { User } from '#contract/user.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { type Notify, withEvents } from '#server/events/with-events.ts'
import {
  makeLink,
  memberByEmail,
  moveTo,
  logInMember,
  recipient,
  consumeLink,
} from '#server/features/accounts/accounts.ts'
import { activateMember } from '#server/features/activation/activation.ts'
import { isExcluded } from '#server/features/exclusions/exclusions.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { inConstantTime } from '#server/http/timeout.ts'
import type { App } from '#server/http/route.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { tellOwner } from './signup-rules.ts'

/** Confirms an address by the link that was sent to it, delivers what was written meanwhile, and logs in. */
export async function activate(app: App, visit: Visit, token: string): Promise<User> {
  const { db, events, secretKey } = app
  const memberId = await withEvents({ db, events, now: visit.now }, (tx, notify) =>
    confirm(tx, notify, { secretKey, visit, token }),
  )
  return logInMember(app, visit, { memberId, isConfirmed: false })
}

type Confirmation = {
  readonly secretKey: string
  readonly visit: Visit
  readonly token: string
}

async function confirm(tx: Tx, notify: Notify, { secretKey, visit, token }: Confirmation) {
  const { site, now } = visit
  const use = { siteId: site.id, kinds: ['activation'], token, now } as const
  const { memberId, data } = await consumeLink(tx, use)
  const corrected = data['email']
  if (corrected) await moveToCorrected(tx, { memberId, email: corrected, secretKey, now })
  await activateMember(tx, notify, { siteId: site.id, memberId, now })
  return memberId
}

/** An address that another account has by now makes the link worthless. */
async function moveToCorrected(tx: Tx, move: Parameters<typeof moveTo>[1]): Promise<void> {
  try {
    await moveTo(tx, move)
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('LINK_INVALID') : error
  }
}

type MemberVisit = Visit & { readonly member: SessionMember }
type Answer = { email: string }

/**
 * Sends the activation mail again, to another address if the first was wrong; then the older links stop working. The
 * other address counts once its link is opened, so that the member does not learn here whether it has an account where
 * that is private.
 */
export async function resendActivation(
  app: App,
  visit: MemberVisit,
  wish: string | undefined,
): Promise<Answer> {
  const { site, member, now } = visit
  await app.limiter.take('activation_by_member', member.id, now, 'MAIL_LIMIT')
  const own = await waitingOf(app.db, member.id)
  const email = wish ?? own.wished ?? own.email
  if (!isNameAllowed(own.name, email)) throw new Refusal('NAME_NOT_ALLOWED', { field: 'email' })
  await app.limiter.take('link_by_recipient', recipient(site.id, email), now, 'MAIL_LIMIT')
  const { account_privacy: privacy } = await settingsOf(app.db, site.id)
  const isPrivate = privacy === 'private'
  const send = () => sendOrTell(app, visit, { email, own, isPrivate })
  return isPrivate ? inConstantTime(send) : send()
}

type Own = Awaited<ReturnType<typeof waitingOf>>

/** A member who waits to be confirmed, with the address they corrected it to. */
async function waitingOf(db: Db, memberId: string) {
  const own = await db
    .selectFrom('member')
    .leftJoin('mail_link', (join) =>
      join.onRef('mail_link.member_id', '=', 'member.id').on('mail_link.kind', '=', 'activation'),
    )
    .select(['email', 'name', 'language', 'status', 'mail_link.data'])
    .where('member.id', '=', memberId)
    .orderBy('mail_link.created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (own.status !== 'not_confirmed') throw new Refusal('ALREADY_ACTIVE')
  return { ...own, wished: (own.data as { email?: string } | null)?.email }
}

type Sending = { readonly email: string; readonly own: Own; readonly isPrivate: boolean }

async function sendOrTell(app: App, visit: MemberVisit, sending: Sending): Promise<Answer> {
  const { email, own, isPrivate } = sending
  const owner = await memberByEmail(app.db, visit.site.id, email)
  const isOthers = owner !== undefined && owner.id !== visit.member.id
  if (isOthers && !isPrivate) throw new Refusal('EMAIL_TAKEN', { field: 'email' })
  const isRefused = email !== own.email && (await isExcluded(app, { siteId: visit.site.id, email }))
  if (isRefused && !isPrivate) throw new Refusal('ADDRESS_EXCLUDED', { field: 'email' })
  const isMailed = !isOthers && !isRefused
  await transact(app.db, (tx) =>
    renewLink(tx, { secretKey: app.secretKey, visit, own, email, isMailed }),
  )
  if (isOthers) await tellOwner(app, visit, { email, clientId: null })
  return { email }
}

type Renewal = {
  readonly secretKey: string
  readonly visit: MemberVisit
  readonly own: Own
  readonly email: string
  readonly isMailed: boolean
}

async function renewLink(tx: Tx, { secretKey, visit, own, email, isMailed }: Renewal) {
  const { site, member, now } = visit
  const linkId = await makeLink(tx, secretKey, {
    memberId: member.id,
    kind: 'activation',
    ...(email === own.email ? {} : { data: { email } }),
    isRepeated: email === (own.wished ?? own.email),
    now,
  })
  if (!isMailed) return
  await sendMail(tx, {
    siteId: site.id,
    memberId: member.id,
    to: email,
    language: own.language,
    content: { name: 'activation', link_id: linkId },
    now,
  })
}
