import type { z } from 'zod/mini'
import type { Gender, Place, Seeks } from '#contract/fields.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'

/** What a match depends on about whoever looks for one. */
export type Seeker = {
  readonly gender: z.infer<typeof Gender>
  readonly seeks: z.infer<typeof Seeks>
  readonly date_of_birth: string
  readonly home: Place
}

export async function seekerOf(db: Db, memberId: string): Promise<Seeker> {
  const seeker = await db
    .selectFrom('member')
    .select(['gender', 'seeks', 'date_of_birth', 'country', 'region', 'city'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!seeker) throw new Refusal('LOGIN_REQUIRED')
  const { country, region, city, ...told } = seeker
  return { ...told, home: { country, region, city } } as Seeker
}
