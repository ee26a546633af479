import * as contract from '#contract/withdrawals.ts'
import { Refusal } from '#contract/refusals.ts'
import { type App, route } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import type { PaymentDeps } from '../provider/provider.ts'
import { withdrawableAnswer, withdrawableOrders } from './withdrawable.ts'
import { orderOf, withdrawFrom, type Withdrawer } from './withdraw.ts'

/** A provider may take its time to hear of it. */
const LONGEST_MS = 12_000

export function withdrawalRoutes(app: App, deps: PaymentDeps): void {
  const { db } = app

  route(app, contract.listWithdrawable, async ({ visit: { site, member, now } }) => {
    const offers = await withdrawableOrders(db, { siteId: site.id, memberId: member.id, now })
    return { withdrawable: offers.map(withdrawableAnswer) }
  })

  route(app, contract.findWithdrawable, async ({ input: { order_id: orderId, email }, visit }) => {
    const { site, now } = visit
    await countTry(app, orderId, visit)
    const order = await orderOf(db, { orderId, siteId: site.id, email })
    const [offer] = await withdrawableOrders(db, { siteId: site.id, orderId: order.id, now })
    if (!offer) throw new Refusal('NOT_WITHDRAWABLE')
    return { withdrawable: withdrawableAnswer(offer) }
  })

  route(
    app,
    contract.withdraw,
    async ({ input: { order_id: orderId, email, amount_minor: amountMinor }, visit }) => {
      const who = withdrawer(visit, { orderId, email })
      if ('email' in who) await countTry(app, orderId, visit)
      return { withdrawn: await withdrawFrom(deps, { ...who, amountMinor }) }
    },
    { longestMs: LONGEST_MS },
  )
}

type Asked = { readonly orderId: string; readonly email: string | undefined }

function withdrawer({ site, member }: Visit, { orderId, email }: Asked): Withdrawer {
  if (email !== undefined) return { orderId, siteId: site.id, email }
  if (!member) throw new Refusal('LOGIN_REQUIRED')
  return { orderId, memberId: member.id }
}

/** The number of an order cannot be guessed, and the address that belongs to it only so often. */
async function countTry({ limiter }: App, orderId: string, { ip, now }: Visit): Promise<void> {
  await limiter.take('withdrawal_by_address', { ip }, now)
  await limiter.take('withdrawal_by_order', orderId, now)
}
