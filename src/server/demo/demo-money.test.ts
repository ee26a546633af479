import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openBus } from '#server/events/bus.ts'
import { auditLedger } from '#server/features/payments/payments.ts'
import { openSandbox } from '#server/features/payments/provider/sandbox/sandbox.ts'
import { openLog } from '#server/kernel/log.ts'
import { TEST_SECRET } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeOrder } from '#test/make-order.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { moveCredits } from '#server/features/credits/credits.ts'
import { makeDemoMoney } from './demo-money.ts'
import { makeDemoOperators } from './demo-operators.ts'

const { db } = await freshDatabase()
const clock = () => new Date()
const originOf = (domain: string) => `http://${domain}`
const provider = openSandbox({ db, secretKey: TEST_SECRET, clock, originOf })
const payments = { db, events: openBus(), clock, log: openLog('silent'), provider, originOf }

test('a demo world has requests that wait and orders that are not as the provider has them, once [OFF-9] [OFF-10]', async () => {
  const site = await makeSite(db)
  await makeDemoOperators(db, clock())
  for (let nth = 0; nth < 7; nth += 1) await aPurchase(site.id)

  await makeDemoMoney(payments)
  await makeDemoMoney(payments)

  const states = await db.selectFrom('approval').select('state').execute()
  const findings = await db.selectFrom('payment_finding').select('kind').orderBy('kind').execute()
  expect(states.map(({ state }) => state).toSorted()).toEqual(['asked', 'asked', 'asked', 'done'])
  expect(findings.map(({ kind }) => kind)).toEqual(['refund_differs', 'state_differs'])
  expect((await auditLedger(db)).differences).toEqual([])
})

/** A purchase of some days ago that the embedded provider knows, and whose credits are there. */
async function aPurchase(siteId: string): Promise<void> {
  const member = await makeMember(db, siteId)
  const now = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000)
  const order = await makeOrder(db, member, {
    created_at: now,
    provider_id: `sbx_${randomUUID()}`,
  })
  const { id, currency, method, credits, total_minor: amount } = order
  const made = { order_id: id, site_id: siteId, currency, method, amount_minor: amount }
  await db
    .insertInto('sandbox_payment')
    .values({
      ...made,
      id: order.provider_id!,
      description: '',
      return_url: '/',
      webhook_url: '',
      status: 'paid',
      created_at: now,
      expires_at: now,
    })
    .execute()
  const cause = { reason: 'purchase', reference: id, amount: credits, now } as const
  const accountId = member.credit_account_id
  await db.transaction().execute((tx) => moveCredits(tx, { siteId, accountId, ...cause }))
}
