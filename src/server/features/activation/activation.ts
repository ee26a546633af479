// What happens when a new member confirms the e-mail address: held messages go out, what they came for comes true.

export { activateMember, keepSignupIntent } from './activate-member.ts'
