import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo } from '#server/features/members/members.ts'
import { stoppedBy } from './stopped-by.ts'

type WriterOfInput = {
  readonly siteId: string
  readonly readerId: string
  readonly writerId: string
}

/**
 * Who has written, by name if the reader wants names. Null when the mail is not to be sent any more: it was read, one may
 * not see the other, or the reader has stopped such mails.
 */
export async function writerOf(
  db: Db,
  { siteId, readerId, writerId }: WriterOfInput,
): Promise<{ readonly who: string | null } | null> {
  const found = await db
    .selectFrom('conversation_side as side')
    .innerJoin('member as reader', 'reader.id', 'side.member_id')
    .innerJoin('member', 'member.id', 'side.other_id')
    .where('reader.id', '=', readerId)
    .where('member.id', '=', writerId)
    .where('side.unread', '>', 0)
    .where('reader.status', '=', 'active')
    .where(isVisibleTo({ siteId, memberId: readerId }))
    .where('member.is_fictional', '=', false)
    .where(sql<boolean>`not (${stoppedBy('message')} = any(reader.notifications_disabled))`)
    .select(['member.name', 'reader.shows_details'])
    .executeTakeFirst()
  if (!found) return null
  return { who: found.shows_details ? found.name : null }
}
