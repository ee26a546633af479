// The office's money: orders with all they caused, money back, credits that are given, and the books against the provider's.

export { compareBooks, reconcilePeriodically } from './reconcile.ts'
export { creditsKind } from './credits-kind.ts'
export { findingNamed } from './findings-of.ts'
export { refundKind } from './refund-kind.ts'
export { settleFindingIn } from './findings.ts'
