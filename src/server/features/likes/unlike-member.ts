import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { withEvents } from '#server/events/telling.ts'
import { lockPair, visibleAmong } from '#server/features/members/members.ts'
import type { App } from '#server/http/route.ts'
import type { Like } from './like.ts'

/** Takes a like back, and with it the match; both learn that their likes are not as they were. */
export async function unlikeMember(
  { db, events }: Pick<App, 'db' | 'events'>,
  { viewer, profileId, now }: Like,
): Promise<void> {
  await withEvents({ db, events, now }, async (tx, notify) => {
    const pair = [viewer.memberId, profileId] as const
    await lockPair(tx, ...pair)
    const visible = await visibleAmong(tx, viewer, [profileId])
    if (!visible.has(profileId)) throw new Refusal('NOT_FOUND')
    if (await removeLike(tx, ...pair)) notify(pair, { kind: 'likes_changed' })
  })
}

async function removeLike(tx: Tx, from: string, to: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('member_like')
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .executeTakeFirst()
  await tx
    .deleteFrom('member_match')
    .where('first_id', 'in', [from, to])
    .where('second_id', 'in', [from, to])
    .execute()
  return numDeletedRows > 0n
}
