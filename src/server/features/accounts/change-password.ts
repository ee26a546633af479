import type { z } from 'zod/mini'
import type * as contract from '#contract/account.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Tx, transact } from '#server/db/connect.ts'
import { withEvents } from '#server/events/with-events.ts'
import { activateMember } from '#server/features/activation/activation.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { inConstantTime } from '#server/http/timeout.ts'
import { networkOf } from '#server/http/network.ts'
import type { App } from '#server/http/route.ts'
import { noteSecurity } from '#server/http/security-log.ts'
import { endSessionsOf, type SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { linkOwner, makeLink, consumeLink, voidCorrections, voidLinks } from './links.ts'
import { emailKey, isKnownDevice } from './log-in.ts'
import { unlock } from './login-lock.ts'
import { memberByEmail, tellOnceADay } from './mailbox.ts'
import { endPasskeysOf } from './passkeys.ts'
import { hashPassword, requireEqual, requireUncommon } from './passwords.ts'

type ChangePasswordInput = {
  readonly password: string
  readonly password_repeat: string
  /** The hash of the old one, as it was compared. */
  readonly oldHash: string
}

/** Changes the password of the member, whose old one was checked; all sessions end with it. */
export async function changePassword(
  { db, secretKey }: App,
  { site, member, now }: Visit & { member: SessionMember },
  request: ChangePasswordInput,
): Promise<void> {
  requireEqual(request.password, request.password_repeat)
  const known = await db
    .selectFrom('member')
    .select(['email', 'name'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const { name: siteName } = await settingsOf(db, site.id)
  requireUncommon(request.password, { ...known, siteName })
  const hash = await hashPassword(request.password)
  await transact(db, (tx) =>
    setPassword(tx, { memberId: member.id, hash, oldHash: request.oldHash, secretKey, now }),
  )
}

/**
 * Mails the link to choose a new password; links before it stay good, because they lie in the same mailbox. Where accounts
 * are private, every address gets the same answer at the same pace, and an address without an account is told so in its own
 * mailbox.
 */
export async function requestReset(app: App, visit: Visit, email: string): Promise<void> {
  const { site, now } = visit
  await app.limiter.take('reset_by_address_minute', visit, now)
  await app.limiter.take('reset_by_address_hour', visit, now)
  const member = await memberByEmail(app.db, site.id, email)
  const next =
    member && isKnownDevice(app, visit, member) ? 'usual' : await nextMail(app, visit, email)
  const asked = { email, member, next }
  const { account_privacy: privacy } = await settingsOf(app.db, site.id)
  const isPrivate =
    privacy === 'private' || !(await app.limiter.allows('reset_in_all', site.id, now))
  if (isPrivate) return inConstantTime(() => resetPrivately(app, visit, asked))
  if (!(await mailLink(app, visit, asked))) throw new Refusal('EMAIL_NOT_FOUND', { field: 'email' })
}

type Asked = {
  readonly email: string
  readonly member: Awaited<ReturnType<typeof memberByEmail>>
  readonly next: NextMail
}
/** The last mail that an address gets in a day has a link that works for a day; after it there is none. */
type NextMail = 'usual' | 'last' | 'none'
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Refuses one more of too many from one network. What many networks ask for an address ends without a refusal: whoever reads
 * the mailbox has a link by then, and no stranger can keep them from it.
 */
async function nextMail(app: App, { site, ip, now }: Visit, email: string): Promise<NextMail> {
  const mailbox = `${site.id}:${email.toLowerCase()}`
  const from = `${mailbox}:${networkOf(ip)}`
  await app.limiter.take('reset_by_email_and_network', from, now, 'RESET_LIMIT')
  if (await app.limiter.allows('reset_by_email', mailbox, now)) return 'usual'
  return (await app.limiter.allows('reset_by_email_last', mailbox, now)) ? 'last' : 'none'
}

async function resetPrivately(app: App, visit: Visit, asked: Asked): Promise<void> {
  if (await mailLink(app, visit, asked)) return
  await tellOnceADay(app, visit, { email: asked.email, content: { name: 'no_account' } })
}

/** Whether there is an account that got a link, now or with the last of its mails. */
async function mailLink(app: App, { site, now }: Visit, { member, next }: Asked): Promise<boolean> {
  if (!member || !['active', 'not_confirmed'].includes(member.status)) return false
  if (next === 'none') return true
  await transact(app.db, async (tx) => {
    const linkId = await makeLink(tx, app.secretKey, {
      memberId: member.id,
      kind: 'reset',
      isRepeated: true,
      ...(next === 'last' ? { ms: DAY_MS } : {}),
      now,
    })
    await sendMail(tx, {
      siteId: site.id,
      memberId: member.id,
      to: member.email,
      language: member.language,
      content: { name: 'reset', link_id: linkId },
      now,
    })
  })
  return true
}

type ResetPasswordInput = z.output<typeof contract.resetPassword.input>

/**
 * Sets a new password by a link that works once, and lifts a lock on the address. The link proves the mailbox: it
 * confirms the address, so that nothing stays with a stranger who signed up with it.
 */
export async function resetPassword(
  app: App,
  visit: Visit,
  request: ResetPasswordInput,
): Promise<void> {
  const { db, events, secretKey } = app
  const { site, now } = visit
  const link = { siteId: site.id, kinds: ['reset'], token: request.token, now } as const
  requireEqual(request.password, request.password_repeat)
  const owner = await linkOwner(db, link)
  const { name: siteName } = await settingsOf(db, site.id)
  requireUncommon(request.password, { ...owner, siteName })
  const hash = await hashPassword(request.password)
  const memberId = await withEvents({ db, events, now }, async (tx, notify) => {
    const used = await consumeLink(tx, link)
    await setPassword(tx, { memberId: used.memberId, hash, oldHash: null, secretKey, now })
    await activateMember(tx, notify, { siteId: site.id, memberId: used.memberId, now })
    await unlock(tx, emailKey(secretKey, site.id, owner.email))
    return used.memberId
  })
  noteSecurity(app, visit, { event: 'identified', memberId })
}

type NewPassword = {
  readonly memberId: string
  readonly hash: string
  /** The hash that must still be there; null where a link is the proof. */
  readonly oldHash: string | null
  readonly secretKey: string
  readonly now: Date
}

/**
 * Gives a member a new password: every session ends, links that an intruder may have asked for under the old one are
 * void, and a mail offers to undo it. By a link all passkeys end, too.
 */
async function setPassword(
  tx: Tx,
  { memberId, hash, oldHash, secretKey, now }: NewPassword,
): Promise<void> {
  const member = await tx
    .selectFrom('member')
    .select(['site_id', 'email', 'language', 'password_hash'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (oldHash !== null && member.password_hash !== oldHash) throw new Refusal('PASSWORD_WRONG')
  await tx
    .updateTable('member')
    .set({ password_hash: hash, signup_client_id: null })
    .where('id', '=', memberId)
    .execute()
  await endSessionsOf(tx, memberId)
  if (oldHash === null) await endPasskeysOf(tx, memberId)
  await voidLinks(tx, memberId, ['reset', 'mail_change'])
  await voidCorrections(tx, memberId)
  const linkId = await makeLink(tx, secretKey, {
    memberId,
    kind: 'undo_password',
    data: { password_hash: member.password_hash },
    now,
  })
  await sendMail(tx, {
    siteId: member.site_id,
    memberId,
    to: member.email,
    language: member.language,
    content: { name: 'password_changed', link_id: linkId },
    now,
  })
}
