import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'

export type Player = Awaited<ReturnType<typeof playerOf>>

/** What the game knows about whoever plays it. */
export async function playerOf(db: Db, memberId: string) {
  const player = await db
    .selectFrom('member')
    .select(['gender', 'seeks', 'country', 'date_of_birth', 'interests'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!player) throw new Refusal('LOGIN_REQUIRED')
  return player
}
