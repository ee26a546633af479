// Pictures that operators put on their sites: taking one in, showing it, and forgetting what nothing names.

export { deleteUnusedPictures } from './unused.ts'
