import type { Db } from '#server/db/connect.ts'
import { photoKey } from '#server/features/media/media.ts'

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
