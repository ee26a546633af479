// A member's own profile and settings: reading and saving them.

export {
  requireAdult,
  requireInterests,
  requireNoContactDetails,
  requirePrompts,
  requireWords,
} from './own-profile.ts'
