import { expect, test } from 'vitest'
import { openBus } from '#server/events/bus.ts'
import { auditLedger } from '#server/features/payments/payments.ts'
import { openSandbox } from '#server/features/payments/provider/sandbox/sandbox.ts'
import { openLog } from '#server/kernel/log.ts'
import { TEST_SECRET } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makePaidOrder } from '#test/make-order.ts'
import { makeMember, makeSite } from '#test/make.ts'
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
  const someDaysAgo = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000)
  for (let nth = 0; nth < 7; nth += 1)
    await makePaidOrder(db, await makeMember(db, site.id), someDaysAgo)

  await makeDemoMoney(payments)
  await makeDemoMoney(payments)

  const states = await db.selectFrom('approval').select('state').execute()
  const findings = await db.selectFrom('payment_finding').select('kind').orderBy('kind').execute()
  expect(states.map(({ state }) => state).toSorted()).toEqual(['asked', 'asked', 'asked', 'done'])
  expect(findings.map(({ kind }) => kind)).toEqual(['refund_differs', 'state_differs'])
  expect((await auditLedger(db)).differences).toEqual([])
})
