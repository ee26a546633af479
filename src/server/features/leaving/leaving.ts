// Deleting and reactivating an account, erasing for good, and the copy of a member's data.

export { eraseAgain, erasePeriodically } from './erase-members.ts'
export { eraseTime } from './delete-account.ts'
