export { requireNoContactDetails as demandNoContactDetails } from './contact-details.ts'
export { requireAdult as demandAdult } from './demand-adult.ts'
