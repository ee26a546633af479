export { approvePhoto, rejectPhoto } from './decide-photo.ts'
export { photosFor } from './photos-for.ts'
export { removePhoto } from './remove-photo.ts'
export { waitingPhotos } from './waiting-photos.ts'
