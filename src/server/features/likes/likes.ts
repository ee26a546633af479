export { countNewLikes } from './count-new-likes.ts'
