// A member's own profile and settings: reading and saving them.

export { requireAdult, requireNoContactDetails } from './own-profile.ts'
