import type { Face } from './faces.ts'
import { DEMO_WORLD, makeWorld } from './make-world.ts'

export type WorldPhoto = {
  readonly memberId: string
  readonly filename: string
  readonly face: Face
  readonly shot: number
}

/** What is to be seen on every photo of the demo world, by its member: names do not depend on the time. */
export function worldPhotos(): Map<string, readonly WorldPhoto[]> {
  const photos = new Map<string, readonly WorldPhoto[]>()
  for (const { id, face, photos: filenames } of makeWorld({ ...DEMO_WORLD, now: new Date(0) })) {
    const shots = filenames.map((filename, shot) => ({ memberId: id, filename, face, shot }))
    photos.set(id, shots)
  }
  return photos
}
