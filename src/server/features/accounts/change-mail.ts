import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { isTaken } from '#server/db/is-taken.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { makeLink, useLink } from './links.ts'

/** Makes the new address count, by the link that was sent to it; the old one is told and can undo it. */
export async function changeMail(
  { db, secretKey }: App,
  { site, now }: Visit,
  token: string,
): Promise<{ email: string }> {
  return db.transaction().execute(async (tx) => {
    const use = { siteId: site.id, kinds: ['mail_change'], token, now } as const
    const { memberId, data } = await useLink(tx, use)
    const email = data['email'] ?? ''
    const old = await moveTo(tx, memberId, email)
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

/** Gives a member another address and returns what was there before; refused when somebody else has it by now. */
export async function moveTo(tx: Tx, memberId: string, email: string) {
  const old = await tx
    .selectFrom('member')
    .select(['email', 'language'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  try {
    await tx.updateTable('member').set({ email }).where('id', '=', memberId).execute()
  } catch (error) {
    throw isTaken(error, 'member_email') ? new Refusal('EMAIL_TAKEN', { field: 'email' }) : error
  }
  return old
}
