import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { isExcluded } from '#server/features/exclusions/exclusions.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { makeLink, takeLink, voidLinks } from './links.ts'
import { moveTo } from './move-to.ts'

/** Makes the new address count, by the link that was sent to it; the old one is told and can undo it. */
export async function changeMail(
  { db, secretKey }: App,
  { site, now }: Visit,
  token: string,
): Promise<{ email: string }> {
  return db.transaction().execute(async (tx) => {
    const use = { siteId: site.id, kinds: ['mail_change'], token, now } as const
    const { memberId, data } = await takeLink(tx, use)
    const email = data['email'] ?? ''
    if (await isExcluded({ db: tx, secretKey }, { siteId: site.id, email }))
      throw new Refusal('ADDRESS_EXCLUDED', { field: 'email' })
    const old = await moveTo(tx, { memberId, email, secretKey, now })
    await confirmMailbox(tx, memberId)
    const linkId = await makeLink(tx, secretKey, {
      memberId,
      kind: 'undo_email',
      data: { email: old.email },
      now,
    })
    await sendMail(tx, {
      siteId: site.id,
      memberId,
      to: old.email,
      language: old.language as LocaleCode,
      content: { name: 'email_changed', link_id: linkId },
      now,
    })
    return { email }
  })
}

/** Whoever waited for a mailbox to be confirmed has confirmed one, and the link to the old one is worth nothing. */
async function confirmMailbox(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('member')
    .set({ status: 'active' })
    .where('id', '=', memberId)
    .where('status', '=', 'not_confirmed')
    .execute()
  await voidLinks(tx, memberId, ['activation'])
}
