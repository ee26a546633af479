// A member's own photos: adding, cropping, sorting, deleting, approving.

export { approvePhotoIn, hidePhotoIn, waitingPhotos } from './decide-photo.ts'
export { type PhotoDeps, storeFiles } from './store-files.ts'
export { photosFor } from './photos-for.ts'
export { addPhoto, countingSlowOnes, takingPhotos } from './add-photo.ts'
export { removePhoto } from './own-photos.ts'
