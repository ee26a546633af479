// Proving that somebody is old enough: when a site asks for it, how it is shown, and what is kept of it.

export { deleteExpiredAgeChecks, isDoneCheck, takeAlongProof } from './age-checks.ts'
