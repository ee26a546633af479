import type { LocaleCode } from '#contract/locales.ts'
import type { Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/telling.ts'
import { deliverHeld } from '#server/features/chats/chats.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { grantWish } from './wish.ts'

type Activation = { readonly siteId: string; readonly memberId: string; readonly now: Date }

/**
 * Makes somebody who has shown that a mailbox is theirs a full member, by whichever link: what they wrote and wished
 * meanwhile is delivered, and they are welcomed. Nothing happens to whoever is one already.
 */
export async function activateMember(
  tx: Tx,
  notify: Notify,
  activation: Activation,
): Promise<void> {
  const { siteId, memberId, now } = activation
  const member = await tx
    .updateTable('member')
    .set({ status: 'active', activated_at: now })
    .where('id', '=', memberId)
    .where('status', '=', 'not_confirmed')
    .returning(['email', 'language'])
    .executeTakeFirst()
  if (!member) return
  await deliverHeld(tx, notify, activation)
  await grantWish(tx, notify, activation)
  notify([memberId], { kind: 'user_changed' })
  await sendMail(tx, {
    siteId,
    memberId,
    to: member.email,
    language: member.language as LocaleCode,
    content: { name: 'welcome' },
    now,
  })
}
