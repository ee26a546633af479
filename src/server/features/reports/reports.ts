// Reporting a member, photo or message, and deciding on it with reasons, as the law asks.

export { CONTENT, decideReport, decideReportIn, type Decision } from './decide-report.ts'
export { eraseEvidencePeriodically } from './erase-evidence-now-and-then.ts'
