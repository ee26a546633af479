import { sql } from 'kysely'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import { voidLinksBut } from '#server/features/accounts/accounts.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { endSessionsOf } from '#server/http/session.ts'

type Ban = {
  readonly siteId: string
  readonly memberId: string
  readonly reason: string
  readonly now: Date
}

/** Shuts a member out, logs out every device and mails why. False when they are no member any more. */
export async function banMember(db: Db, { siteId, memberId, reason, now }: Ban): Promise<boolean> {
  return transact(db, async (tx) => {
    const banned = await banIn(tx, memberId)
    if (!banned) return false
    const { email: to, language } = banned
    const content = { name: 'banned', reason } as const
    await sendMail(tx, { siteId, memberId, to, language: language, content, now })
    return true
  })
}

/** Bans a member and logs out every device. Returns the member to tell, or null when they are no member any more. */
export async function banIn(tx: Tx, memberId: string) {
  const banned = await tx
    .updateTable('member')
    .set((member) => ({ status: 'banned', status_before: member.ref('status') }))
    .where('id', '=', memberId)
    .where('status', 'in', ['active', 'not_confirmed'])
    .returning(['email', 'language'])
    .executeTakeFirst()
  if (!banned) return null
  await endSessionsOf(tx, memberId)
  await voidLinksBut(tx, memberId, null)
  return banned
}

/** Lets a banned member in again, as what they were. False when they are not banned. */
export async function unbanMember(db: Db, memberId: string): Promise<boolean> {
  const { numUpdatedRows: unbanned } = await db
    .updateTable('member')
    .set({ status: sql`coalesce(status_before, 'active')`, status_before: null })
    .where('id', '=', memberId)
    .where('status', '=', 'banned')
    .executeTakeFirst()
  return unbanned === 1n
}
