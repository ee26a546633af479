import type { Tx } from '#server/db/connect.ts'
import { doomPhoto } from '#server/features/media/media.ts'

type Removing = { readonly memberId: string; readonly id: string; readonly now: Date }

/** Takes a photo away at once, its files a little later, and closes the gap. False when it is not this member's. */
export async function removePhoto(tx: Tx, { memberId, id, now }: Removing): Promise<boolean> {
  const removed = await tx
    .deleteFrom('photo')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning(['filename', 'position'])
    .executeTakeFirst()
  if (!removed) return false
  await tx
    .updateTable('photo')
    .set((photo) => ({ position: photo('position', '-', 1) }))
    .where('member_id', '=', memberId)
    .where('position', '>', removed.position)
    .execute()
  await doomPhoto(tx, removed.filename, now)
  return true
}
