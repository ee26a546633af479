export { demandNoContactDetails } from './contact-details.ts'
