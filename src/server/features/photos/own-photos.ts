import type { Crop, OwnPhoto } from '#contract/photos.ts'
import type { Db } from '#server/db/connect.ts'
import { limitOf } from './lock-owner.ts'

/** One's own photos, the main one first, those that wait among them, and how many there may be. */
export async function ownPhotos(
  db: Db,
  memberId: string,
): Promise<{ photos: OwnPhoto[]; limit: number }> {
  const rows = await db
    .selectFrom('member')
    .leftJoin('photo', 'photo.member_id', 'member.id')
    .select(['member.paid_user', 'photo.id', 'filename', 'photo.status', 'width', 'height', 'crop'])
    .where('member.id', '=', memberId)
    .orderBy('photo.position')
    .execute()
  const photos = rows.flatMap((row) => (row.id === null ? [] : ownPhoto(row as Row)))
  return { photos, limit: rows[0] ? limitOf(rows[0]) : 0 }
}

type Row = Pick<OwnPhoto, 'id' | 'filename' | 'status' | 'width' | 'height'> & { crop: unknown }

function ownPhoto({ id, filename, status, width, height, crop }: Row): OwnPhoto {
  return {
    id,
    filename: `${filename}-full.webp`,
    thumb_filename: `${filename}-thumb.webp`,
    card_filename: `${filename}-card.webp`,
    status,
    width,
    height,
    crop: crop as Crop | null,
  }
}
