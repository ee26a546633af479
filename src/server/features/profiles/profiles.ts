// A member's own profile and settings: reading and saving them.

export { requireNoContactDetails } from './contact-details.ts'
export { requireAdult } from './demand-adult.ts'
