/**
 * The address of a photo that only some may see, such as one's own and those in messages. It is always on the site
 * itself: a delivery network does not learn the viewer.
 */
export function privatePhotoAddress(filename: string): string {
  return `/photos/${filename}`
}
