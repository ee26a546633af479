// What one person may not do alone: asking, approving, rejecting, and doing it once somebody else said yes.

export { ask } from './ask.ts'
export { expireOldRequests } from './expire.ts'
export { aloneMost } from './limits.ts'
export { approvalsAbout, type Looking, lookingIn } from './list-approvals.ts'
export type { ApprovalKinds, ApprovalPlan, CannotBe, KindOfApproval } from './kind.ts'
