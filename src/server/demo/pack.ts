import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/db/errors.ts'
import type { Variant } from '#server/features/media/media.ts'

/** Where the demo's photos lie finished, a file for each face; the product runs in its own folder. */
export const PACK_FOLDER = join('assets', 'portraits')

/** The photos of the pack are all of this size. */
export const PHOTO_SIZE = { width: 640, height: 800 }

/** Refuses to begin with a world whose portraits were not brought along. */
export function requirePack(folder = PACK_FOLDER): void {
  if (existsSync(folder)) return
  throw new StartError(
    `${folder} is missing, which a demo world needs: copy that folder from where the product was built, or do without (DEMO=no).`,
  )
}

export function packFile(folder: string, faceNumber: number): string {
  return join(folder, `${String(faceNumber).padStart(4, '0')}.photos`)
}

const SHIPPED = ['full', 'thumb', 'locked'] as const

/** What lies in the pack of a photo. */
export type ShippedPhoto = Readonly<Record<(typeof SHIPPED)[number], Buffer>>

/** In which shipped picture a variant is: tile and match are cut out of the full one by whoever shows them. */
export const SHIPPED_AS = {
  full: 'full',
  card: 'full',
  match: 'full',
  thumb: 'thumb',
  locked: 'locked',
} as const satisfies Record<Variant, keyof ShippedPhoto>

/** All photos of a face in one file: a line with the lengths of its pictures, and then these. */
export async function writeFace(file: string, photos: readonly ShippedPhoto[]): Promise<void> {
  const pictures = photos.map((photo) => SHIPPED.map((kind) => photo[kind]))
  const lengths = pictures.map((kinds) => kinds.map(({ length }) => length))
  const whole = Buffer.concat([Buffer.from(`${JSON.stringify(lengths)}\n`), ...pictures.flat()])
  await writeFile(`${file}.part`, whole)
  await rename(`${file}.part`, file)
}

/** The photos of a face, the main one first. */
export async function readFace(file: string): Promise<ShippedPhoto[]> {
  const whole = await readFile(file)
  const head = whole.indexOf('\n')
  const lengths = JSON.parse(whole.toString('utf8', 0, head)) as number[][]
  let at = head + 1
  return lengths.map(([full = 0, thumb = 0, locked = 0]) => ({
    full: whole.subarray(at, (at += full)),
    thumb: whole.subarray(at, (at += thumb)),
    locked: whole.subarray(at, (at += locked)),
  }))
}
