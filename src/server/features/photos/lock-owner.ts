import { PHOTO_LIMITS } from '#contract/photos.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'

/** Keeps everybody else from this member's photos until the transaction ends. Returns how many they may have. */
export async function lockOwner(tx: Tx, memberId: string): Promise<{ limit: number }> {
  const owner = await tx
    .selectFrom('member')
    .select('paid_user')
    .where('id', '=', memberId)
    .where('status', 'in', ['not_confirmed', 'active'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!owner) throw new Refusal('LOGIN_REQUIRED')
  return { limit: limitOf(owner) }
}

export function limitOf({ paid_user: isPremium }: { paid_user: boolean }): number {
  return isPremium ? PHOTO_LIMITS.premium : PHOTO_LIMITS.free
}
