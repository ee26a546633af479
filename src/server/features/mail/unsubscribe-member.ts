import { sql } from 'kysely'
import { NOTIFICATION_NAMES } from '#contract/notifications.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import type { Unsubscription } from './unsubscribe-token.ts'

const EVERY_MAIL = NOTIFICATION_NAMES.filter((name) => name.startsWith('email_'))

/** Stops one kind of mail, or all that can be stopped. Once more changes nothing. */
export async function unsubscribeMember(
  db: Db,
  siteId: string,
  { memberId, kind }: Unsubscription,
): Promise<void> {
  const names = kind === 'all' ? EVERY_MAIL : [kind]
  const stopped = await db
    .updateTable('member')
    .set({
      notifications_disabled: sql`array(
        select distinct unnest(notifications_disabled || ${names}::text[]) order by 1)`,
    })
    .where('id', '=', memberId)
    .where('site_id', '=', siteId)
    .returning('id')
    .executeTakeFirst()
  if (!stopped) throw new Refusal('LINK_INVALID')
}
