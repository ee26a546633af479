import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { inEvenTime } from '#server/http/in-even-time.ts'
import { networkOf } from '#server/http/limiter.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { makeLink } from './links.ts'
import { memberByEmail } from './member-by-email.ts'
import { tellOnceADay } from './tell-once-a-day.ts'

/**
 * Mails the link to choose a new password. Where accounts are private, everybody gets the same answer at the same pace,
 * and an address without an account is told so in its own mailbox.
 */
export async function requestReset(app: App, visit: Visit, email: string): Promise<void> {
  const { site, now } = visit
  const network = networkOf(visit.ip)
  await app.limiter.take('reset_by_address_minute', network, now)
  await app.limiter.take('reset_by_address_hour', network, now)
  await app.limiter.take('reset_by_email', `${site.id}:${email.toLowerCase()}`, now, 'RESET_LIMIT')
  const { account_privacy: privacy } = await settingsOf(app.db, site.id)
  if (privacy === 'private') return inEvenTime(() => resetPrivately(app, visit, email))
  if (!(await mailLink(app, visit, email))) throw new Refusal('EMAIL_NOT_FOUND', { field: 'email' })
}

async function resetPrivately(app: App, visit: Visit, email: string): Promise<void> {
  if (await mailLink(app, visit, email)) return
  await tellOnceADay(app, visit, { email, content: { name: 'no_account' } })
}

/** Whether there is an account that got a link. */
async function mailLink(app: App, { site, now }: Visit, email: string): Promise<boolean> {
  const member = await memberByEmail(app.db, site.id, email)
  if (!member || !['active', 'not_confirmed'].includes(member.status)) return false
  await app.db.transaction().execute(async (tx) => {
    const linkId = await makeLink(tx, app.secretKey, { memberId: member.id, kind: 'reset', now })
    await sendMail(tx, {
      siteId: site.id,
      memberId: member.id,
      to: member.email,
      language: member.language as LocaleCode,
      content: { name: 'reset', link_id: linkId },
      now,
    })
  })
  return true
}
