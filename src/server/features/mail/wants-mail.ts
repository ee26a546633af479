import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { MailName } from './mail-content.ts'
import { stoppedBy } from './stopped-by.ts'

/** Whether somebody is a member still, and has not stopped mails of this kind. */
export async function wantsMail(db: Db, memberId: string | null, name: MailName): Promise<boolean> {
  const reader = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('status', '=', 'active')
    .where(sql<boolean>`not (${stoppedBy(name)} = any(notifications_disabled))`)
    .executeTakeFirst()
  return reader !== undefined
}
