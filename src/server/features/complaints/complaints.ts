// The complaints form: taking one in, answering it, and erasing it when its time is over.

export { answerComplaintIn } from './answer-complaint.ts'
export { eraseAnsweredPeriodically, eraseComplaintsOf } from './erase-complaints.ts'
