import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { balanceOf } from '#server/features/credits/credits.ts'
import { settle } from '#server/features/payments/orders/settle.ts'
import { freshDatabase } from '#test/database.ts'
import { databaseHash } from '#test/database-hash.ts'
import { makeSite } from '#test/make.ts'
import { makeOperator } from '#test/office.ts'
import { paymentApp } from '#test/payment-app.ts'
import { runPayments } from './payments.ts'

const { db } = await freshDatabase()
// Limits are the subject of one test alone.
const settings = JSON.stringify({ alone_amount: 1000, alone_day: 100_000 })
const site = await makeSite(db, { settings })
const { deps, provider, aBuyer } = await paymentApp(db, site.id)

async function run(...args: string[]) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const code = await runPayments(args, { db, payments: deps, print, now: new Date() })
  return { code, printed: lines.join('\n') }
}

async function aPaidOrder() {
  const buyer = await aBuyer()
  const { body } = await buyer.buy()
  provider.say(body.order.id, { status: 'paid' })
  await settle(deps, body.order.id)
  return { buyer, id: body.order.id }
}

test('the help names every command, and without one nothing is done [OPR-0]', async () => {
  const help = await run('--help')

  expect(help.code).toBe(0)
  for (const command of ['list', 'show', 'refund'])
    expect(help.printed).toContain(`npm run payments -- ${command}`)
  expect(await run()).toEqual({ code: 1, printed: help.printed })
})

test('purchases are listed, of everybody or of one member, and shown by id or receipt [OPR-0]', async () => {
  const { buyer, id } = await aPaidOrder()
  const { id: other } = await aPaidOrder()

  const all = await run('list', 'localhost')
  const own = await run('list', 'localhost', buyer.email)
  const shown = await run('show', 'localhost', id)

  expect([all.printed.includes(id), all.printed.includes(other)]).toEqual([true, true])
  expect([own.printed.includes(id), own.printed.includes(other)]).toEqual([true, false])
  expect(shown.printed).toContain('total = 59.95 EUR\ncountry = NL, VAT 21%')
  const receipt = /receipt = (\d+)/.exec(shown.printed)![1]!
  expect(await run('show', 'localhost', receipt)).toEqual(shown)
})

test('a refund pays back what is unspent, or a part of it, and says what it did [OPR-0] [PAY-7]', async () => {
  const { buyer, id } = await aPaidOrder()

  const part = await run('refund', 'localhost', id, '10')
  const rest = await run('refund', 'localhost', id)
  const nothing = await run('refund', 'localhost', id)

  expect(part).toEqual({
    code: 0,
    printed: '7.99 EUR goes back, for 10 credits; the member is told',
  })
  expect(rest.printed).toBe('51.95 EUR goes back, for 65 credits; the member is told')
  expect(nothing.code).toBe(1)
  expect(await balanceOf(db, buyer.credit_account_id)).toBe(0)
  expect((await run('show', 'localhost', id)).printed).toContain('7.99 EUR for 10 credits')
})

test('no more credits are refunded than a purchase has left, and none where more are asked for [OPR-0] [PAY-7]', async () => {
  const { buyer, id } = await aPaidOrder()
  await run('refund', 'localhost', id, '70')

  const tooMany = await run('refund', 'localhost', id, '6')
  const left = await balanceOf(db, buyer.credit_account_id)
  const rest = await run('refund', 'localhost', id, '5')

  expect(tooMany).toEqual({ code: 1, printed: 'nothing is refunded: only 5 of its credits can be' })
  expect([left, rest.code]).toEqual([5, 0])
})

test('a provider that is away does not stop a refund, and the operator knows [OPR-0] [PAY-7]', async () => {
  const { id } = await aPaidOrder()
  provider.faults.before = () => {
    throw new Error('connection refused')
  }

  const { code, printed } = await run('refund', 'localhost', id)
  provider.faults = {}

  expect(code).toBe(0)
  expect(printed).toContain('the provider is away: it is told as soon as it is back')
  expect((await run('show', 'localhost', id)).printed).toContain('not yet sent')
})

test.each([
  [
    ['fly'],
    'there is no command fly, only list, show, refund, reconcile; see npm run payments -- --help',
  ],
  [['list'], 'which site? Give its domain; npm run site -- list shows them'],
  [['list', 'localhost', 'nobody@example.com'], 'localhost has no member nobody@example.com'],
  [['show', 'localhost'], 'which purchase? Give its id or the number of its receipt'],
  [['show', 'localhost', '999999'], 'localhost has no purchase 999999'],
  [['show', 'localhost', 'x'], 'localhost has no purchase x'],
  [['refund', 'localhost', 'NO_ID'], 'localhost has no purchase NO_ID'],
  [['refund', 'localhost', 'OPEN'], 'it cannot be refunded: it is pending'],
  [['refund', 'localhost', 'PAID', '-3'], '-3 is not a number of credits; leave it out for all'],
  [['refund', 'localhost', 'PAID', '76'], 'nothing is refunded: only 75 of its credits can be'],
  [['refund', 'localhost', 'PAID', '10', 'x', '5'], 'nothing is refunded: what is x 5?'],
])('%j fails with a clear error and changes nothing [OPR-0]', async (args, error) => {
  const { id: paid } = await aPaidOrder()
  const { body } = await (await aBuyer()).buy()
  const unknown = randomUUID()
  const filled = (text: string) =>
    text.replace('NO_ID', unknown).replace('OPEN', body.order.id).replace('PAID', paid)
  const before = await databaseHash(db)

  const { code, printed } = await run(...args.map(filled))

  expect([code, printed]).toEqual([1, filled(error)])
  expect(await databaseHash(db)).toBe(before)
})

test('above the limits a refund waits for a second person, and nobody without a name asks for one [OFF-9]', async () => {
  const { buyer, id } = await aPaidOrder()
  const kees = await makeOperator(db, { role: 'finance', name: 'Kees Blom' })
  const tim = await makeOperator(db, { role: 'writer', name: 'Tim Albers' })
  await makeOperator(db)
  await db.updateTable('site').set({ settings: '{}' }).where('id', '=', site.id).execute()

  const nameless = await run('refund', 'localhost', id)
  const wrong = await run('refund', 'localhost', id, '--as', tim.email)
  const part = await run('refund', 'localhost', id, '--goodwill', '5.00', '--as', kees.email)
  const asked = await run('refund', 'localhost', id, '--why', 'Bought twice.', '--as', kees.email)

  expect(nameless).toMatchObject({ code: 1, printed: expect.stringContaining('--as') })
  expect(wrong.printed).toBe(`${tim.email} is no operator who may do that on localhost`)
  expect(part.printed).toContain('5.00 EUR goes back, for 6 credits')
  expect(asked).toMatchObject({ code: 0, printed: expect.stringContaining('second person') })
  expect(await balanceOf(db, buyer.credit_account_id)).toBe(69)
})
