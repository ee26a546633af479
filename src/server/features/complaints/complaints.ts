// The complaints form: taking one in, answering it, and erasing it when its time is over.

export { answerComplaint } from './answer-complaint.ts'
export { eraseComplaintsOf } from './erase-complaints-of.ts'
export { eraseAnsweredNowAndThen } from './erase-answered-now-and-then.ts'
