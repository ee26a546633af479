import type { OwnProfile } from '#contract/profile.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'

/** What a member tells about themselves, as they may edit it. */
export async function ownProfile(db: Db, memberId: string): Promise<OwnProfile> {
  const member = await db
    .selectFrom('member')
    .select([
      'name',
      'gender',
      'seeks',
      'sexuality',
      'date_of_birth',
      'country',
      'region',
      'city',
      'about',
      'hair_color',
      'eye_color',
      'body_type',
      'relationship_status',
      'tattoos',
      'interests',
    ])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) throw new Refusal('LOGIN_REQUIRED')
  const { country, region, city, ...told } = member
  // The columns hold what saveProfile and signup wrote, which the same schema had read.
  return { ...told, place: { country, region, city } } as OwnProfile
}
