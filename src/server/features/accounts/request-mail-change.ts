import { isNameAllowed } from '#contract/fields.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { inEvenTime } from '#server/http/in-even-time.ts'
import type { App } from '#server/http/route.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { makeLink } from './links.ts'
import { memberByEmail } from './member-by-email.ts'
import { demandStepUp } from './step-up.ts'
import { tellOnceADay } from './tell-once-a-day.ts'

type MemberVisit = Visit & { readonly member: SessionMember }

/** Mails a link to the new address, which changes nothing until it is opened, and tells the old one. */
export async function requestMailChange(app: App, visit: MemberVisit, email: string) {
  const { site, member, now } = visit
  demandStepUp(visit)
  await app.limiter.take('mail_change_by_member', member.id, now, 'MAIL_LIMIT')
  const { account_privacy: privacy } = await settingsOf(app.db, site.id)
  const isPrivate = privacy === 'private'
  const change = () => changeOrTell(app, visit, { email, isPrivate })
  return isPrivate ? inEvenTime(change) : change()
}

type Wish = { readonly email: string; readonly isPrivate: boolean }

async function changeOrTell(app: App, visit: MemberVisit, { email, isPrivate }: Wish) {
  const owner = await memberByEmail(app.db, visit.site.id, email)
  if (owner && owner.id !== visit.member.id) {
    if (!isPrivate) throw new Refusal('EMAIL_TAKEN', { field: 'email' })
    await tellOnceADay(app, visit, { email, member: owner, content: { name: 'address_in_use' } })
    return
  }
  await mailBoth(app, visit, email)
}

async function mailBoth({ db, secretKey }: App, { site, member, now }: MemberVisit, email: string) {
  await db.transaction().execute(async (tx) => {
    const own = await tx
      .selectFrom('member')
      .select(['email', 'name', 'language'])
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    if (!isNameAllowed(own.name, email)) throw new Refusal('NAME_NOT_ALLOWED', { field: 'email' })
    const language = own.language as LocaleCode
    const common = { siteId: site.id, memberId: member.id, language, now }
    const linkId = await makeLink(tx, secretKey, {
      memberId: member.id,
      kind: 'mail_change',
      data: { email },
      now,
    })
    const content = { name: 'mail_change_confirm', link_id: linkId } as const
    await sendMail(tx, { ...common, to: email, content })
    await sendMail(tx, { ...common, to: own.email, content: { name: 'mail_change_requested' } })
  })
}
