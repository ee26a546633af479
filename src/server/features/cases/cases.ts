// What waits for a person of the office: one queue of cases, who is on each, and deciding it once.

export { answerByCommand, approveByCommand } from './by-command.ts'
export { deleteOldCases } from './delete-old-cases.ts'
export { listCases } from './list-cases.ts'
export { PHOTO_DECISION } from './review-photos.ts'
export { photoDecisionHandler } from './settle-photo.ts'
