import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { StartError } from '#server/db/errors.ts'
import { type Files, photoKey, type Variant, VARIANTS } from '#server/features/media/media.ts'

/** Where the main portraits lie finished; the product runs in its own folder. */
export const PACK_FOLDER = join('assets', 'portraits')

/** Refuses to begin with a world whose portraits were not brought along. */
export function requirePack(folder = PACK_FOLDER): void {
  if (existsSync(folder)) return
  throw new StartError(
    `${folder} is missing, which a demo world needs: copy that folder from where the product was built, or do without (DEMO=no).`,
  )
}

export function packFile(folder: string, faceNumber: number, variant: Variant): string {
  return join(folder, `${String(faceNumber).padStart(4, '0')}-${variant}.webp`)
}

export type PackFiles = { readonly files: Pick<Files, 'write'>; readonly packFolder: string }

/** Copies the main portrait of a face to the files under the name of a member's photo, in all variants or in some. */
export async function copyFromPack(
  { files, packFolder }: PackFiles,
  { face, filename }: { face: number; filename: string },
  variants: readonly Variant[] = VARIANTS,
): Promise<void> {
  const copies = variants.map(async (variant) => {
    const bytes = await readFile(packFile(packFolder, face, variant))
    await files.write(photoKey(filename, variant), bytes)
  })
  await Promise.all(copies)
}

/** The world's portraits are all drawn in this size. */
const SIZE = { width: 800, height: 1000 }

type DemoPhoto = { readonly memberId: string; readonly filename: string }

/** Gives members one more photo each, as their last one. A member who is gone meanwhile gets none. */
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
