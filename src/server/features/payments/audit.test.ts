import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runLedgerAudit } from '#server/commands/ledger-audit.ts'
import { moveCredits } from '#server/features/credits/credits.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { paymentApp } from '#test/payment-app.ts'
import { orderById } from './orders/order.ts'
import { refundOrder } from '#test/refund-order.ts'
import { settle } from './orders/settle.ts'

const { db, ownerDb } = await freshDatabase()
const site = await makeSite(db)
const { deps, provider, clock, aBuyer } = await paymentApp(db, site.id)

type Buyer = Awaited<ReturnType<typeof aBuyer>>

async function bought(buyer: Buyer, changes: Parameters<Buyer['buy']>[0] = {}): Promise<string> {
  const { body } = await buyer.buy(changes)
  provider.say(body.order.id, { status: 'paid' })
  await settle(deps, body.order.id)
  return body.order.id
}

async function spend({ credit_account_id: accountId }: Buyer, amount: number): Promise<void> {
  const why = { reason: 'message', reference: randomUUID(), now: clock() } as const
  await db
    .transaction()
    .execute((tx) => moveCredits(tx, { siteId: site.id, accountId, amount: -amount, ...why }))
}

async function audit() {
  const lines: string[] = []
  const code = await runLedgerAudit([], { db, print: (line) => void lines.push(line) })
  return { code, lines }
}

/** Somebody who bought, spent, got money back, and had a payment taken back that was spent in part. */
async function aWorld() {
  const newcomer = await aBuyer({ credits: 3, signup_at: clock() })
  const discounted = await bought(newcomer, { total_minor: 4496 })
  await spend(newcomer, 8)
  const buyer = await aBuyer()
  const refunded = await bought(buyer)
  await refundOrder(deps, (await orderById(db, refunded))!, { key: 'k', credits: 30 })
  const returned = await bought(buyer)
  await spend(buyer, 100)
  provider.say(returned, { status: 'paid', chargedBackMinor: 5995 })
  await settle(deps, returned)
  const given = await newcomer.buy()
  provider.say(given.body.order.id, { status: 'failed' })
  await settle(deps, given.body.order.id)
  return { newcomer, discounted, refunded, returned, failed: given.body.order.id }
}

const world = await aWorld()

test('what was bought, spent, refunded and charged back adds up [M12] [M2] [CRE-1]', async () => {
  const { code, lines } = await audit()

  expect(lines).toEqual([
    expect.stringMatching(/^\d+ entries, \d+ accounts, 4 orders: all adds up$/),
  ])
  expect(code).toBe(0)
})

const ERRORS: readonly {
  place: string
  break: string
  mend: string
  of: keyof typeof world
  named: RegExp
}[] = [
  {
    place: 'an entry',
    break: `update credit_entry set amount = amount + 1 where reason = 'message' and amount = -8`,
    mend: `update credit_entry set amount = amount - 1 where reason = 'message' and amount = -7`,
    of: 'discounted',
    named: /^transfer [\w-]+ has 2 entries that sum to 1$/,
  },
  {
    place: 'a balance',
    break: `update credit_account set balance = balance + 1 where id = (select account_id from credit_order where id = $1)`,
    mend: `update credit_account set balance = balance - 1 where id = (select account_id from credit_order where id = $1)`,
    of: 'discounted',
    named: /^account [\w-]+ has 71 credits, its entries sum to 70$/,
  },
  {
    place: 'what an order gave',
    break: `update credit_order set credits = credits + 1 where id = $1`,
    mend: `update credit_order set credits = credits - 1 where id = $1`,
    of: 'discounted',
    named: /^order [\w-]+ \(completed\) of 76 credits has given 75$/,
  },
  {
    place: 'what an order cost, by one cent',
    break: `update credit_order set total_minor = total_minor + 1 where id = $1`,
    mend: `update credit_order set total_minor = total_minor - 1 where id = $1`,
    of: 'discounted',
    named: /^order [\w-]+ costs 4497, at 5995 less 25 percent$/,
  },
  {
    place: 'what was refunded, by one cent',
    break: `update order_refund set amount_minor = amount_minor + 1 where order_id = $1`,
    mend: `update order_refund set amount_minor = amount_minor - 1 where order_id = $1`,
    of: 'refunded',
    named: /^order [\w-]+ has given back 2398 and 30 credits, its refunds are 2399 and 30$/,
  },
  {
    place: 'what was charged back',
    break: `update credit_order set owed_credits = owed_credits + 1 where id = $1`,
    mend: `update credit_order set owed_credits = owed_credits - 1 where id = $1`,
    of: 'returned',
    named:
      /^order [\w-]+ \(charged_back\) was charged back 75 credits and owes 56, the ledger has 75 and 55$/,
  },
  {
    place: 'the numbers of receipts',
    break: `update credit_order set receipt_number = receipt_number + 100 where id = $1`,
    mend: `update credit_order set receipt_number = receipt_number - 100 where id = $1`,
    of: 'refunded',
    named: /^site [\w-]+ has 3 receipts from 1 to 102, its counter stands at 3$/,
  },
  {
    place: 'what led to an entry',
    break: `update credit_entry set reference = 'x' || reference where reason = 'purchase' and reference = $1`,
    mend: `update credit_entry set reference = substr(reference, 2) where reason = 'purchase' and reference = 'x' || $1`,
    of: 'discounted',
    named: /^entry \d+ is a purchase without its order$/,
  },
]

test.each(ERRORS)('an error of one in $place is found and named [M12]', async (error) => {
  const id = world[error.of] as string
  const run = (statement: string) => sql.raw(statement.replaceAll('$1', `'${id}'`)).execute(ownerDb)
  await run(error.break)

  const { code, lines } = await audit()
  await run(error.mend)

  expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(error.named)]))
  expect(lines.at(-1)).toMatch(/: \d+ do not add up$/)
  expect(code).toBe(1)
  expect((await audit()).code).toBe(0)
})

test('an order that failed and a discount that it should have freed are found [M12] [M7]', async () => {
  const order = await orderById(db, world.failed)
  const use = { site_id: site.id, key: 'code:stale', order_id: order!.id, used_at: clock() }
  await db.insertInto('discount_use').values(use).execute()

  const { code, lines } = await audit()
  await db.deleteFrom('discount_use').where('order_id', '=', order!.id).execute()

  expect([code, lines[0]]).toEqual([1, `order ${order!.id} (failed) uses the discount code:stale`])
})

test('the help says what it does, and a word too many is told [OPR-0]', async () => {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)

  expect(await runLedgerAudit(['--help'], { db, print })).toBe(0)
  expect(await runLedgerAudit(['all'], { db, print })).toBe(1)
  expect(lines[0]).toContain('npm run ledger:audit')
})
