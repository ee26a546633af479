import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import type { User } from '#contract/user.ts'
import { openFor, useLink } from '#server/features/accounts/accounts.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'

/** Confirms an address by the link that was sent to it, and logs in. */
export async function activate(app: App, visit: Visit, token: string): Promise<User> {
  const { site, now } = visit
  const memberId = await app.db.transaction().execute(async (tx) => {
    const use = { siteId: site.id, kinds: ['activation'], token, now } as const
    const { memberId: id } = await useLink(tx, use)
    const member = await tx
      .updateTable('member')
      .set({ status: 'active' })
      .where('id', '=', id)
      .where('status', '=', 'not_confirmed')
      .returning(['email', 'language'])
      .executeTakeFirst()
    if (!member) throw new Refusal('LINK_INVALID')
    await sendMail(tx, {
      siteId: site.id,
      memberId: id,
      to: member.email,
      language: member.language as LocaleCode,
      content: { name: 'welcome' },
      now,
    })
    return id
  })
  return openFor(app, visit, { memberId, isConfirmed: false })
}
