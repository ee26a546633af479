// Who sent visitors and what came of them: counting visits, and the figures for operators.

export { bounceOf } from './bounce-of.ts'
export { figuresOf, sumOf, type Figures } from './figures-of.ts'
export { openTraffic, type Traffic } from './open-traffic.ts'
export type { Question } from './question.ts'
export { viewOf } from './view-of.ts'
