export { activateMember } from './activate-member.ts'
export { keepSignupIntent } from './wish.ts'
