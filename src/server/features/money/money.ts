// The office's money: orders with all they caused, money back, credits that are given, and the books against the provider's.

export { creditsKind } from './credits-kind.ts'
export { refundKind } from './refund-kind.ts'
