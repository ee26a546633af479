// Reporting a member, photo or message, giving notice of illegal content, and keeping what was to be seen.

export { addStep, openReport, type OpenReport } from './report.ts'
export { eraseEvidencePeriodically } from './erase-evidence-now-and-then.ts'
