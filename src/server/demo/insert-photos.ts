import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** The world's portraits are all drawn in this size. */
const SIZE = { width: 800, height: 1000 }

type DemoPhoto = { readonly memberId: string; readonly filename: string }

/** Gives members one more photo each, as their last one. Whoever is gone meanwhile gets none. */
export async function insertPhotos(db: Db, photos: readonly DemoPhoto[]): Promise<void> {
  if (photos.length === 0) return
  await sql`
    insert into photo (member_id, filename, locked_filename, width, height, position, status, created_at)
    select member.id, filename, translate(encode(sha256(('locked:' || filename)::bytea), 'base64'), '+/=', '-_'),
      ${SIZE.width}, ${SIZE.height},
      (select coalesce(max(position) + 1, 0) from photo where photo.member_id = member.id),
      'active', member.signup_at
    from unnest(
      ${sql.val(photos.map(({ memberId }) => memberId))}::uuid[],
      ${sql.val(photos.map(({ filename }) => filename))}::text[]
    ) as made (member_id, filename)
    join member on member.id = made.member_id`.execute(db)
}
