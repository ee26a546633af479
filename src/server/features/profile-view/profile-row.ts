import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, type Viewer } from '#server/features/members/members.ts'

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof profileRow>>>

/** What a profile is made of, if the viewer may see it. */
export function profileRow(db: Db, viewer: Viewer, profileId: string) {
  return db
    .selectFrom('member')
    .where('member.id', '=', profileId)
    .where(isVisibleTo(viewer))
    .select([
      'member.id',
      'member.gender',
      'member.seeks',
      'member.sexuality',
      'member.date_of_birth',
      'member.country',
      'member.region',
      'member.about',
      'member.hair_color',
      'member.eye_color',
      'member.body_type',
      'member.relationship_status',
      'member.tattoos',
      'member.interests',
      'member.is_fictional',
      'member.last_active_at',
      sql<boolean>`exists (
        select from member_like where from_id = member.id and to_id = ${viewer.memberId})`.as(
        'likes_me',
      ),
    ])
    .executeTakeFirst()
}
