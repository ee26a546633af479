// The profile of a member as another one sees it, and who looked at it.

export { deleteOldLooks, looksAt } from './looks.ts'
