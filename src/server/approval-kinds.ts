import type { ApprovalKinds } from './features/approvals/approvals.ts'
import { codeKind } from './features/discounts/discounts.ts'
import { pricesKind } from './features/prices/prices.ts'
import { creditsKind, refundKind } from './features/money/money.ts'
import type { PaymentDeps } from './features/payments/payments.ts'

/** Every kind of what may need a second person, with what does it. */
export function approvalKinds(payments: PaymentDeps): ApprovalKinds {
  return {
    refund: refundKind(payments),
    credits: creditsKind,
    prices: pricesKind,
    code: codeKind,
  }
}
