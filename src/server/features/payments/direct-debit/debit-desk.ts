import type { Limiter } from '#server/http/limiter.ts'
import type { PaymentDeps } from '../payment-desk.ts'

/** What direct debit needs beside what all payments need. */
export type DebitDeps = PaymentDeps & { readonly secretKey: string; readonly limiter: Limiter }
