// Files of photos: storing them, reading pictures safely in a process of their own, and who may see which photo (access-to.ts).

export { requirePicture } from './picture.ts'
export { openDecoder, type Decoder, TookTooLong } from './open-decoder.ts'
export {
  scheduleMessagePhotosDeletion,
  schedulePhotoDeletion,
  type Files,
  keepFiles,
  MESSAGE_VARIANTS,
  photoKey,
  photoKeys,
  deleteScheduledFiles,
  scheduleDeletion,
  type Variant,
  VARIANTS,
} from './files.ts'
export {
  openBucket,
  openFiles,
  openStore,
  partsFolder,
  sweepPartsPeriodically,
} from './open-store.ts'
export { isOpenTo } from './access-to.ts'
