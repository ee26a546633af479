export { answerComplaint } from './answer-complaint.ts'
export { eraseComplaintsOf } from './erase-complaints-of.ts'
export { eraseAnsweredNowAndThen } from './erase-answered-now-and-then.ts'
