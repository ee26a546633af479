export { activateMember } from './activate-member.ts'
export { keepWish } from './wish.ts'
