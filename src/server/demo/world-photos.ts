import type { Face } from './faces.ts'
import { DEMO_WORLD, makeWorld } from './make-world.ts'

export type WorldPhoto = { readonly face: Face; readonly shot: number }

/** What is to be seen on every photo of the demo world, by its filename: names do not depend on the time. */
export function worldPhotos(): Map<string, WorldPhoto> {
  const photos = new Map<string, WorldPhoto>()
  for (const { face, photos: filenames } of makeWorld({ ...DEMO_WORLD, now: new Date(0) })) {
    for (const [shot, filename] of filenames.entries()) photos.set(filename, { face, shot })
  }
  return photos
}
