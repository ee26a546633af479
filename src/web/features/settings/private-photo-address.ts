/**
 * The address of a photo that only some may see. It is always on the site itself: a delivery network is not told who
 * asks.
 */
export function privatePhotoAddress(filename: string): string {
  return `/photos/${filename}`
}
