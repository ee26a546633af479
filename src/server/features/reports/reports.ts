export { decideReport, type Decision } from './decide-report.ts'
export { eraseEvidenceNowAndThen } from './erase-evidence-now-and-then.ts'
export { CONTENT, type Content } from './remove-content.ts'
