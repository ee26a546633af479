import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo } from '#server/features/members/members.ts'
import type { MailContent } from './mail-content.ts'
import { stoppedBy } from './stopped-by.ts'

type LikeMail = Extract<MailContent, { readonly name: 'like' | 'match' }>
type LikerOfInput = {
  readonly siteId: string
  readonly readerId: string
  readonly content: LikeMail
}

/**
 * Whom a mail about a like is about, by name if the reader wants names. Null when it is not to be sent any more: the like
 * is gone, one may not see the other, or the reader has stopped such mails.
 */
export async function likerOf(
  db: Db,
  { siteId, readerId, content }: LikerOfInput,
): Promise<{ readonly who: string | null } | null> {
  const found = await db
    .selectFrom('member as reader')
    .innerJoin('member', (join) => join.on('member.id', '=', content.profile_id))
    .innerJoin('member_like', (join) =>
      join
        .onRef('member_like.from_id', '=', 'member.id')
        .onRef('member_like.to_id', '=', 'reader.id'),
    )
    .where('reader.id', '=', readerId)
    .where('reader.status', '=', 'active')
    .where(isVisibleTo({ siteId, memberId: readerId }))
    .where('member.is_fictional', '=', false)
    .where(sql<boolean>`not (${stoppedBy(content.name)} = any(reader.notifications_disabled))`)
    .select(['member.name', 'reader.shows_details'])
    .executeTakeFirst()
  if (!found) return null
  return { who: found.shows_details ? found.name : null }
}
