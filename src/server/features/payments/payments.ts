// Buying credits: quote, order, payment provider, settling, refunds, direct debit, receipts.

export { auditLedger } from './audit.ts'
export { checkOrdersNowAndThen } from './orders/check-due-orders.ts'
export { openProvider } from './open-provider.ts'
export type { OrderRow, PaymentDeps } from './orders/order.ts'
export { refundOrder } from './orders/refund-order.ts'
export { limitRow, setSpendingLimit } from './orders/spending-limit.ts'
export { METHODS_OF_COUNTRY } from './provider/provider.ts'
export { VAT_RATES } from './orders/quote.ts'
export { deleteExpiredDebitRequests } from './direct-debit/request-code.ts'
