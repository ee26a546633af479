import type { LocaleCode } from '#contract/locales.ts'
import type { Tx } from '#server/db/connect.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { endSessionsOf } from '#server/http/session.ts'
import { makeLink, voidLinks } from './links.ts'

type NewPassword = {
  readonly memberId: string
  readonly hash: string
  readonly secretKey: string
  readonly now: Date
}

/** Gives a member a new password: every session ends, reset links are void, and a mail offers to undo it. */
export async function setPassword(tx: Tx, { memberId, hash, secretKey, now }: NewPassword) {
  const member = await tx
    .selectFrom('member')
    .select(['site_id', 'email', 'language', 'password_hash'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await tx.updateTable('member').set({ password_hash: hash }).where('id', '=', memberId).execute()
  await endSessionsOf(tx, memberId)
  await voidLinks(tx, memberId, ['reset'])
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
    language: member.language as LocaleCode,
    content: { name: 'password_changed', link_id: linkId },
    now,
  })
  return member
}
