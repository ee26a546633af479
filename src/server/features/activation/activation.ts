export { activateMember } from './activate-member.ts'
export { keepSignupIntent as keepWish } from './wish.ts'
