import type { Tx } from '#server/db/connect.ts'
import { scheduleDeletion, photoKeys } from '#server/features/media/media.ts'
import { removePhoto } from '#server/features/photos/photos.ts'

/** What of a profile can be taken away. */
export const CONTENT = ['about', 'photos'] as const
export type Content = (typeof CONTENT)[number]

type Removal = {
  readonly memberId: string
  /** The photo that was reported; null where it was the profile as a whole. */
  readonly photoId: string | null
  readonly content: readonly Content[]
  readonly now: Date
}

/** Takes away what was reported: the photo, or those parts of a profile that are named. */
export async function removeContent(tx: Tx, removal: Removal): Promise<void> {
  const { memberId, photoId, content, now } = removal
  if (photoId !== null) {
    await removePhoto(tx, { memberId, id: photoId, now })
    return
  }
  if (content.includes('photos')) await removeAllPhotos(tx, memberId, now)
  if (content.includes('about'))
    await tx.updateTable('member').set({ about: '' }).where('id', '=', memberId).execute()
}

async function removeAllPhotos(tx: Tx, memberId: string, now: Date): Promise<void> {
  const removed = await tx
    .deleteFrom('photo')
    .where('member_id', '=', memberId)
    .returning('filename')
    .execute()
  await scheduleDeletion(
    tx,
    removed.flatMap(({ filename }) => photoKeys(filename)),
    now,
  )
}
