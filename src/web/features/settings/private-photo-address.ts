import { usePhotoAddress } from './settings.ts'

/**
 * The address of a photo that only some may see: one's own, those in messages, all of others but the main one. It is
 * always on the site itself: a delivery network does not learn the viewer.
 */
export function privatePhotoAddress(filename: string): string {
  return `/photos/${filename}`
}

/** Addresses of the photos on a profile: everybody may see the first one, and the blurs of those that are locked. */
export function useProfilePhotoAddress() {
  const publicAddress = usePhotoAddress()
  return (filename: string, { at, isLocked }: { at: number; isLocked: boolean }) =>
    at === 0 || isLocked ? publicAddress(filename) : privatePhotoAddress(filename)
}
