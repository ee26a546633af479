// A member's own photos: adding, cropping, sorting, deleting, approving.

export { approvePhoto, rejectPhoto } from './decide-photo.ts'
export type { PhotoDeps } from './photo-desk.ts'
export { photosFor } from './photos-for.ts'
export { removePhoto } from './remove-photo.ts'
export { storeFiles } from './store-files.ts'
export { takingPhotos } from './taking-photos.ts'
export { waitingPhotos } from './waiting-photos.ts'
