import type { LocaleCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { endSessionsOf } from '#server/http/session.ts'
import { makeLink, voidLinks } from './links.ts'

type NewPassword = {
  readonly memberId: string
  readonly hash: string
  /** The hash that must still be there; null where a link is the proof. */
  readonly oldHash: string | null
  readonly secretKey: string
  readonly now: Date
}

/**
 * Gives a member a new password: every session ends, what somebody else may have begun with the old one is void, and a
 * mail offers to undo it.
 */
export async function setPassword(
  tx: Tx,
  { memberId, hash, oldHash, secretKey, now }: NewPassword,
): Promise<void> {
  const member = await tx
    .selectFrom('member')
    .select(['site_id', 'email', 'language', 'password_hash'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (oldHash !== null && member.password_hash !== oldHash) throw new Refusal('PASSWORD_WRONG')
  await tx
    .updateTable('member')
    .set({ password_hash: hash, signup_client_id: null })
    .where('id', '=', memberId)
    .execute()
  await endSessionsOf(tx, memberId)
  await voidLinks(tx, memberId, ['reset', 'mail_change'])
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
}
