// Who sent visitors and what came of them: counting visits, and the figures for operators.

export { bounceOf, viewOf } from './view-of.ts'
export { type Figures, figuresOf, type Question, sumOf } from './figures-of.ts'
export { openTraffic, type Traffic } from './open-traffic.ts'
export { deleteOldTraffic } from './open-traffic.ts'
