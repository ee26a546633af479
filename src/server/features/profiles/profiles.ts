// A member's own profile and settings: reading and saving them.

export { requireOffered } from './identities.ts'
export {
  requireAdult,
  requireInterests,
  requireNoContactDetails,
  requirePrompts,
  requireWords,
} from './own-profile.ts'
