import type { Db, Tx } from '#server/db/connect.ts'
import type { Notify } from '#server/events/with-events.ts'
import { photoKey } from '#server/features/media/media.ts'
import { lockOwner } from './own-photos.ts'

type Decision = { readonly siteId: string; readonly id: string; readonly now: Date }

/** Shows a photo that waited. Returns whose it is; null when no such photo waits. */
export function approvePhotoIn(tx: Tx, notify: Notify, decision: Decision) {
  return decided(tx, { notify, decision }, async ({ id }) => {
    await tx.updateTable('photo').set({ status: 'active' }).where('id', '=', id).execute()
  })
}

type Hiding = { readonly memberId: string; readonly id: string }

/** Shows a photo to nobody until it is approved again; whoever calls holds its member. False when nobody saw it anyway. */
export async function hidePhotoIn(tx: Tx, notify: Notify, { memberId, id }: Hiding) {
  const hidden = await tx
    .updateTable('photo')
    .set({ status: 'waiting' })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst()
  if (hidden) notify([memberId], { kind: 'user_changed' })
  return hidden !== undefined
}

type Waiting = NonNullable<Awaited<ReturnType<typeof waitingPhoto>>>

async function decided(
  tx: Tx,
  { notify, decision }: { readonly notify: Notify; readonly decision: Decision },
  act: (photo: Waiting) => Promise<void>,
): Promise<string | null> {
  const found = await waitingPhoto(tx, decision)
  if (!found) return null
  await lockOwner(tx, found.member_id)
  // Another operator may have decided, or the member removed it, before the lock was ours.
  const photo = await waitingPhoto(tx, decision)
  if (!photo) return null
  await act(photo)
  notify([photo.member_id], { kind: 'user_changed' })
  return photo.email
}

function waitingPhoto(tx: Tx, { siteId, id }: Decision) {
  return tx
    .selectFrom('photo')
    .innerJoin('member', 'member.id', 'photo.member_id')
    .select(['photo.id', 'member_id', 'email', 'language'])
    .where('photo.id', '=', id)
    .where('photo.status', '=', 'waiting')
    .where('member.site_id', '=', siteId)
    .where('member.status', 'in', ['not_confirmed', 'active'])
    .executeTakeFirst()
}

/** Photos of a site that wait for a decision, the longest waiting first, each with the file to look at. */
export async function waitingPhotos(db: Db, siteId: string, limit: number) {
  const photos = await db
    .selectFrom('photo')
    .innerJoin('member', 'member.id', 'photo.member_id')
    .select(['photo.id', 'photo.filename', 'photo.created_at', 'member.email'])
    .where('photo.status', '=', 'waiting')
    .where('member.site_id', '=', siteId)
    .where('member.status', 'in', ['not_confirmed', 'active'])
    .orderBy('photo.created_at')
    .orderBy('photo.id')
    .limit(limit)
    .execute()
  return photos.map(({ filename, created_at: since, ...photo }) => ({
    ...photo,
    since,
    key: photoKey(filename, 'full'),
  }))
}
