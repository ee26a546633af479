// What a member sees of their credits: balance, history, and the limit that they set themselves.

import * as contract from '#contract/credits.ts'
import { setSpendingLimit } from '#server/features/payments/payments.ts'
import { type App, route } from '#server/http/route.ts'
import { getCredits, holderOf, spendingLimitOf } from './get-credits.ts'

export function creditHistoryRoutes(app: App): void {
  const { db } = app
  route(app, contract.getCredits, async ({ input: { after }, visit }) =>
    getCredits(db, { ...(await holderOf(db, visit)), after }),
  )

  route(app, contract.setSpendingLimit, async ({ input: { limit_minor: limitMinor }, visit }) => {
    const holder = await holderOf(db, visit)
    await setSpendingLimit(db, { ...holder, limitMinor })
    return { spending_limit: await spendingLimitOf(db, holder) }
  })
}
