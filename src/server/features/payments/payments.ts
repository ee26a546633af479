// Buying credits: quote, order, payment provider, settling, refunds, withdrawals, direct debit, receipts.

export { auditLedger } from './audit.ts'
export { checkOrdersPeriodically } from './orders/check-due-orders.ts'
export { openProvider } from './open-provider.ts'
export type { OrderRow } from './orders/order.ts'
export type { PaymentDeps } from './provider/provider.ts'
export { refundOrder } from './orders/refund-order.ts'
export { limitRow, setSpendingLimit } from './orders/spending-limit.ts'
export { METHODS_OF_COUNTRY } from './provider/methods.ts'
export { VAT_RATES } from './orders/quote.ts'
export { endMandateHandler, endMandatesOf, mandateDetails } from './direct-debit/mandates.ts'
export { resealMandates } from './direct-debit/reseal.ts'
export { deleteExpiredDebitRequests } from './direct-debit/request-code.ts'
