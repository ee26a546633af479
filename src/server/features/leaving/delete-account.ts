import { Refusal } from '#contract/refusals.ts'
import { type Tx, transact } from '#server/db/connect.ts'
import { makeLink, voidLinksBut } from '#server/features/accounts/accounts.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import type { App } from '#server/http/route.ts'
import { endSessionsOf } from '#server/http/session.ts'

type Leaving = {
  readonly siteId: string
  readonly memberId: string
  readonly reason: string
  readonly explanation: string
  readonly now: Date
}

/** Hides a member at once and everywhere, logs out every device, and mails the way back. Returns when it is for good. */
export async function deleteAccount({ db, secretKey }: App, leaving: Leaving): Promise<Date> {
  const { siteId, memberId, now } = leaving
  const erasedAt = eraseTime(now)
  await transact(db, async (tx) => {
    const { email, language } = await markDeleted(tx, leaving)
    await endSessionsOf(tx, memberId)
    await voidLinksBut(tx, memberId, 'undo_email')
    const linkId = await makeLink(tx, secretKey, { memberId, kind: 'reactivation', now })
    await sendMail(tx, {
      siteId,
      memberId,
      to: email,
      language: language,
      content: { name: 'deleted', link_id: linkId, erased_at: erasedAt.toISOString() },
      now,
    })
  })
  return erasedAt
}

async function markDeleted(tx: Tx, { memberId, reason, explanation, now }: Leaving) {
  const member = await tx
    .updateTable('member')
    .set((member) => ({
      status: 'deleted',
      status_before: member.ref('status'),
      deleted_at: now,
      delete_reason: explanation === '' ? reason : `${reason}\n${explanation}`,
    }))
    .where('id', '=', memberId)
    .where('status', 'in', ['active', 'not_confirmed'])
    .returning(['email', 'language'])
    .executeTakeFirst()
  if (!member) throw new Refusal('LOGIN_REQUIRED')
  return member
}

/** How long a member who left can come back. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000

/** When a member who was deleted at some time is erased for good. */
export function eraseTime(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + KEPT_MS)
}

/** A member who was deleted at this time or before is due; one who was deleted after it can still come back. */
export function dueSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}
