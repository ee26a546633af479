import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { type Files, photoKey, type Variant, VARIANTS } from '#server/features/media/media.ts'
import { packFile, PHOTO_SIZE, readFace, SHIPPED_AS } from './pack.ts'

export type PackFiles = { readonly files: Pick<Files, 'write'>; readonly packFolder: string }

type FacePhotos = {
  readonly face: number
  /** Which photos of the face, and the names that they get. */
  readonly photos: readonly { readonly shot: number; readonly filename: string }[]
}

/** Copies photos of a face to the files under the names of a member's photos, in all variants or in some. */
export async function copyFromPack(
  { files, packFolder }: PackFiles,
  { face, photos }: FacePhotos,
  variants: readonly Variant[] = VARIANTS,
): Promise<void> {
  const shipped = await readFace(packFile(packFolder, face))
  const copies = photos.flatMap(({ shot, filename }) =>
    variants.map((variant) =>
      files.write(photoKey(filename, variant), shipped[shot]![SHIPPED_AS[variant]]),
    ),
  )
  await Promise.all(copies)
}

type DemoPhoto = { readonly memberId: string; readonly filename: string; readonly position: number }

/** Shows photos of members who have just been made. */
export async function insertPhotos(db: Db, photos: readonly DemoPhoto[]): Promise<void> {
  if (photos.length === 0) return
  const all = <T>(value: (photo: DemoPhoto) => T) => sql.val(photos.map(value))
  await sql`
    insert into photo (member_id, filename, locked_filename, width, height, position, status, created_at)
    select member.id, filename, translate(encode(sha256(('locked:' || filename)::bytea), 'base64'), '+/=', '-_'),
      ${PHOTO_SIZE.width}, ${PHOTO_SIZE.height}, position, 'active', member.signup_at
    from unnest(
      ${all(({ memberId }) => memberId)}::uuid[],
      ${all(({ filename }) => filename)}::text[],
      ${all(({ position }) => position)}::int[]
    ) as made (member_id, filename, position)
    join member on member.id = made.member_id`.execute(db)
}

/** Notes by what right the pictures of fictional members are shown: they were drawn, and show nobody. */
export async function licensePhotos(db: Db, memberIds: readonly string[]): Promise<void> {
  await sql`
    insert into picture_licence (photo_id, origin, licence, proof, checked_at)
    select id, 'Drawn for the product', 'Own work, no person shown', 'npm run portraits', created_at
    from photo where member_id = any(${sql.val(memberIds)}::uuid[])`.execute(db)
}
