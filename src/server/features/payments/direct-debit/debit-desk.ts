import type { Limiter } from '#server/http/limiter.ts'
import type { PaymentDesk } from '../payment-desk.ts'

/** What direct debit needs beside what all payments need. */
export type DebitDesk = PaymentDesk & { readonly secretKey: string; readonly limiter: Limiter }
