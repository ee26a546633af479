// Where visitors came from and what became of them: counting visits, and the figures for operators.

export { bounceOf, countedPages, viewOf } from './view-of.ts'
export { type Figures, figuresOf, type Question, sumOf } from './figures-of.ts'
export { deleteOldTraffic, forgetSource, openTraffic, type Traffic } from './open-traffic.ts'
