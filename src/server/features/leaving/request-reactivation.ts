import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import { makeLink, memberByEmail } from '#server/features/accounts/accounts.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { inEvenTime } from '#server/http/in-even-time.ts'
import { networkOf } from '#server/http/limiter.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { dueSince, eraseTime } from './erase-time.ts'

/** Mails the link that brings a deleted account back. Where accounts are private everybody gets the same answer. */
export async function requestReactivation(app: App, visit: Visit, email: string): Promise<void> {
  const { site, now } = visit
  const mailbox = `${site.id}:${email.toLowerCase()}`
  await app.limiter.take('reactivation_by_address', networkOf(visit.ip), now)
  await app.limiter.take('reactivation_by_email', mailbox, now, 'MAIL_LIMIT')
  const { account_privacy: privacy } = await settingsOf(app.db, site.id)
  const mail = () => mailLink(app, visit, email)
  const isSent = privacy === 'private' ? await inEvenTime(mail) : await mail()
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
  if (!member || !deletedAt || deletedAt <= dueSince(now)) return false
  await db.transaction().execute(async (tx) => {
    const memberId = member.id
    const linkId = await makeLink(tx, secretKey, { memberId, kind: 'reactivation', now })
    const erasedAt = eraseTime(deletedAt).toISOString()
    await sendMail(tx, {
      siteId: site.id,
      memberId,
      to: member.email,
      language: member.language as LocaleCode,
      content: { name: 'reactivate', link_id: linkId, erased_at: erasedAt },
      now,
    })
  })
  return true
}
