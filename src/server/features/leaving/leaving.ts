// Deleting and reactivating an account, banning, erasing for good, and the copy of a member's data.

export { banMember, banIn, unbanMember } from './ban-member.ts'
export { eraseAgain, erasePeriodically } from './erase-members.ts'
export { eraseTime } from './delete-account.ts'
