// A member's own profile and settings: reading and saving them.

export {
  requireAdult,
  requireInterests,
  requireNoContactDetails,
  requireWords,
} from './own-profile.ts'
