// Every restriction of a member: rules and their versions, decisions with their reasons, strikes, appeals, and taking a decision back.

export { appeal, judge, judgeIn } from './appeal.ts'
export { decide, decideIn, type Decided } from './decide.ts'
export type { Wanted } from './find-subject.ts'
export { forgetTaken, eraseDecisionsOf } from './forget.ts'
export { decisionsInForce, lift } from './lift.ts'
export { appealWith, isDecider, takenFile } from './read-appeal.ts'
export { memberDecisions } from './member-decisions.ts'
export { policiesOf, policyNamed } from './policies.ts'
export { AS_REPORTED } from './tell.ts'
export { strikesOf } from './strikes.ts'
