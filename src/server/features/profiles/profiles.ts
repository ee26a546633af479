export { demandNoContactDetails } from './contact-details.ts'
export { demandAdult } from './demand-adult.ts'
