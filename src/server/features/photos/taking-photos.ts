import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '#contract/photos.ts'

/** Nobody waits for a sender who takes longer. */
const SENDING_MS = 25_000

/** Which files are taken as photos, and where they wait while they are looked at. */
export function takingPhotos(uploadFolder: string) {
  return {
    types: [...PHOTO_TYPES, 'application/octet-stream'],
    rules: {
      folder: uploadFolder,
      mostBytes: MAX_PHOTO_BYTES,
      tooLarge: 'PHOTO_TOO_LARGE',
      longestMs: SENDING_MS,
    },
  } as const
}
