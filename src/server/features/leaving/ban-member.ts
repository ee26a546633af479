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

/** Shuts a member out, logs out every device and mails why. False when they are banned already. */
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

/**
 * Bans a member and logs out every device. Returns the member to tell, or null when they are banned already. A member who has
 * left cannot come back any more, and is erased all the same.
 */
export async function banIn(tx: Tx, memberId: string) {
  const banned = await tx
    .updateTable('member')
    .set((member) => ({
      status: sql`case when ${member.ref('status')} = 'deleted' then 'deleted' else 'banned' end`,
      status_before: sql`case when ${member.ref('status')} = 'deleted' then 'banned' else ${member.ref('status')} end`,
    }))
    .where('id', '=', memberId)
    .where('status', '<>', 'banned')
    .where(isNotBanned)
    .returning(['email', 'language'])
    .executeTakeFirst()
  if (!banned) return null
  await endSessionsOf(tx, memberId)
  await voidLinksBut(tx, memberId, null)
  return banned
}

const isNotBanned = sql<boolean>`status_before is distinct from 'banned'`

/** Lets a banned member in again, as what they were; one who has left may come back. False when they are not banned. */
export async function unbanMember(db: Db, memberId: string): Promise<boolean> {
  const { numUpdatedRows: unbanned } = await db
    .updateTable('member')
    .set({
      status: sql`case status when 'deleted' then status else coalesce(status_before, 'active') end`,
      status_before: sql`case when status = 'deleted' then
        case when activated_at is null then 'not_confirmed' else 'active' end end`,
    })
    .where('id', '=', memberId)
    .where((member) =>
      member.or([member('status', '=', 'banned'), member('status_before', '=', 'banned')]),
    )
    .executeTakeFirst()
  return unbanned === 1n
}
