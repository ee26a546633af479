import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/db/start-error.ts'
import type { Files, Variant } from '#server/features/media/media.ts'
import { VARIANTS, photoKey } from '#server/features/media/media.ts'

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

/** Copies the main portrait of a face to the files under the name of somebody's photo, in all variants or in some. */
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
