import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import { type Tx, transact } from '#server/db/connect.ts'
import { makeLink, memberByEmail, consumeLink } from '#server/features/accounts/accounts.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { inConstantTime } from '#server/http/timeout.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { hereNow } from '#server/http/here-now.ts'
import { dueSince, eraseTime } from './delete-account.ts'

/** Mails the link that brings a deleted account back. Where accounts are private every address gets the same answer. */
export async function requestReactivation(app: App, visit: Visit, email: string): Promise<void> {
  const { site, now } = visit
  const mailbox = `${site.id}:${email.toLowerCase()}`
  await app.limiter.take('reactivation_by_address', visit, now)
  await app.limiter.take('reactivation_by_email', mailbox, now, 'MAIL_LIMIT')
  const { account_privacy: privacy } = await settingsOf(app.db, site.id)
  const mail = () => mailLink(app, visit, email)
  const isSent = privacy === 'private' ? await inConstantTime(mail) : await mail()
  if (!isSent && privacy === 'open') throw new Refusal('EMAIL_NOT_FOUND', { field: 'email' })
}

/** Whether there is a deleted account that got a link. */
async function mailLink(
  { db, secretKey }: App,
  { site, now }: Visit,
  email: string,
): Promise<boolean> {
  const member = await memberByEmail(db, site.id, email)
  const deletedAt = member?.deleted_at
  const isBanned = member?.status_before === 'banned'
  if (!member || isBanned || !deletedAt || deletedAt <= dueSince(now)) return false
  await transact(db, async (tx) => {
    const memberId = member.id
    const link = { memberId, kind: 'reactivation', isRepeated: true, now } as const
    const linkId = await makeLink(tx, secretKey, link)
    const erasedAt = eraseTime(deletedAt).toISOString()
    await sendMail(tx, {
      siteId: site.id,
      memberId,
      to: member.email,
      language: member.language,
      content: { name: 'reactivate', link_id: linkId, erased_at: erasedAt },
      now,
    })
  })
  return true
}

/** Brings a deleted account back as it was, by the link in the mail, until it is due to be erased. Returns whose it is. */
export async function reactivate(
  { db }: App,
  { site, now }: Visit,
  token: string,
): Promise<string> {
  return transact(db, async (tx) => {
    const use = { siteId: site.id, kinds: ['reactivation'], token, now } as const
    const { memberId } = await consumeLink(tx, use)
    const { email, language } = await markBack(tx, memberId, now)
    await sendMail(tx, {
      siteId: site.id,
      memberId,
      to: email,
      language: language,
      content: { name: 'reactivated' },
      now,
    })
    return memberId
  })
}

async function markBack(tx: Tx, memberId: string, now: Date) {
  const member = await tx
    .updateTable('member')
    .set({
      status: sql`coalesce(status_before, 'active')`,
      status_before: null,
      deleted_at: null,
      delete_reason: null,
      ...hereNow(now),
    })
    .where('id', '=', memberId)
    .where('deleted_at', '>', dueSince(now))
    .where(sql<boolean>`status_before is distinct from 'banned'`)
    .returning(['email', 'language'])
    .executeTakeFirst()
  if (!member) throw new Refusal('LINK_INVALID')
  return member
}
