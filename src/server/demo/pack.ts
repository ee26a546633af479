import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files, Variant } from '#server/features/media/media.ts'
import { VARIANTS, photoKey } from '#server/features/media/media.ts'

/** Where the main portraits lie finished; the product runs in its own folder. */
export const PACK_FOLDER = join('assets', 'portraits')

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
