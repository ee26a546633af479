// Files of photos: storing them, reading pictures safely in a process of their own, and who may see which size.

export { requirePicture } from './decoder/demand-picture.ts'
export { openDecoder, type Decoder } from './decoder/open-decoder.ts'
export {
  scheduleDeletion,
  doomMessagePhotos,
  doomPhoto,
  keepFiles,
  removeDoomed,
} from './doomed-files.ts'
export type { Files } from './files.ts'
export { openFiles, partsFolder } from './open-files.ts'
export { openStore } from './open-store.ts'
export { OPEN_PHOTOS } from './open-photos.ts'
export { MESSAGE_VARIANTS, photoKey, photoKeys, VARIANTS, type Variant } from './photo-key.ts'
export { sweepPartsNowAndThen } from './sweep-parts.ts'
