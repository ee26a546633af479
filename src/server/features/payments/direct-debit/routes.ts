import * as contract from '#contract/direct-debit.ts'
import { type App, route } from '#server/http/route.ts'
import { buyerOf } from '../orders/buyer.ts'
import type { PaymentDeps } from '../provider/provider.ts'
import { authoriseDebit } from './sign.ts'
import { endMandate, listMandates } from './mandates.ts'
import { requestDebitCode } from './request-code.ts'

/** A provider may take its time, and a buyer should not have to press twice. */
const BUYING = { limit: 'order', longestMs: 12_000 } as const

export function debitRoutes(app: App, deps: PaymentDeps): void {
  const { db, secretKey, limiter } = app
  const debitDeps = { ...deps, secretKey, limiter }

  route(
    app,
    contract.requestDebitCode,
    async ({ input, visit }) => {
      const buyer = await buyerOf(db, visit)
      return requestDebitCode(debitDeps, { buyer, member: visit.member }, input)
    },
    BUYING,
  )
  route(
    app,
    contract.authoriseDebit,
    async ({ input, visit }) => ({
      order: await authoriseDebit(debitDeps, await buyerOf(db, visit), input),
    }),
    { ...BUYING, event: 'debit' },
  )
  route(app, contract.listMandates, async ({ visit: { member } }) => ({
    mandates: await listMandates(db, member.id),
  }))
  route(app, contract.endMandate, async ({ input: { id }, visit: { member, now } }) => ({
    mandates: await endMandate(db, { id, memberId: member.id, now }),
  }))
}
