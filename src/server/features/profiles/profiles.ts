export { requireNoContactDetails } from './contact-details.ts'
export { requireAdult } from './demand-adult.ts'
