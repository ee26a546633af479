import { expect, test } from 'vitest'
import { getCheckout, listRepeats, repeatOrder } from '#contract/orders.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { freshDatabase } from '#test/database.ts'
import { aDebit, aPhone, debitApp } from '#test/debit-app.ts'
import { makeSite } from '#test/make.ts'
import { settle } from './settle.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { aPayer, codeFor, later, deps } = await debitApp(db, site.id)
const DAY = 24 * 60 * 60 * 1000
const P2 = { package: 'p2', total_minor: 5995 } as const
const P1 = { package: 'p1', total_minor: 2995 } as const
const P0 = { package: 'p0', total_minor: 1495 } as const

type Payer = Awaited<ReturnType<typeof aPayer>>

const from = (iban: string, what: typeof P0 | typeof P1 | typeof P2 = P0) =>
  aDebit({ iban, ...what })
const outcomeOf = async (payer: Payer, request: ReturnType<typeof aDebit>) =>
  (await payer.debit(request)).outcome

async function fail(orderId: string): Promise<void> {
  const payment = { status: 'failed' }
  await db.updateTable('sandbox_payment').set(payment).where('order_id', '=', orderId).execute()
  await settle(deps, orderId)
}

test('until a debit has settled a hundred euros can be debited in thirty days, then more [PAY-5] [M10]', async () => {
  const noor = await aPayer()
  const iban = 'NL91ABNA0417164300'
  const first = await noor.debit(from(iban, P2))

  const before = [await outcomeOf(noor, from(iban, P1)), await outcomeOf(noor, from(iban, P0))]
  const { body: shown } = await noor.call(getCheckout, { package: 'p0' })
  later(30_000)
  await settle(deps, first.body!.order.id)
  const after = [
    await outcomeOf(noor, from(iban, P2)),
    await outcomeOf(noor, from(iban, P2)),
    await outcomeOf(noor, from(iban, P1)),
    await outcomeOf(noor, from(iban, P0)),
  ]
  later(30 * DAY)
  await noor.comeBack()
  const nextMonth = await outcomeOf(noor, from(iban, P1))

  expect(before).toEqual([200, 'DEBIT_LIMIT'])
  expect(shown.debit).toBe('limit')
  expect(shown.methods.map(({ method }) => method)).not.toContain('directdebit')
  expect(after).toEqual([200, 200, 200, 'DEBIT_LIMIT'])
  expect(nextMonth).toBe(200)
})

test('the limit is also of the account, whoever debits it, and a site can set it [PAY-5] [M10]', async () => {
  const [noor, sem] = [await aPayer(), await aPayer()]
  const iban = 'BE68539007547034'
  await noor.debit(from(iban, P2))

  const shared = await outcomeOf(sem, from(iban, P2))
  const own = await outcomeOf(sem, from('DE89370400440532013000', P2))
  await changeSettings(db, site.id, { debit_limit_first: 150 })
  const raised = await outcomeOf(sem, from(iban, P2))
  await changeSettings(db, site.id, { debit_limit_first: 100 })

  expect([shared, own, raised]).toEqual(['DEBIT_LIMIT', 200, 200])
})

test('ten debits at once, of one member or of many from one account, stay within the limit [PAY-5] [M10]', async () => {
  const noor = await aPayer()
  const many = await Promise.all(Array.from({ length: 10 }, aPayer))
  const own = Array.from({ length: 10 }, () => ({
    payer: noor,
    request: from('FI2112345600000785', P2),
  }))
  const shared = many.map((payer) => ({ payer, request: from('IT60X0542811101000000123456', P2) }))
  const asked = [...own, ...shared]
  for (const { payer, request } of asked) await payer.ask(request)
  const codes = await Promise.all(asked.map(({ request }) => codeFor(request.phone)))

  const answers = await Promise.all(
    asked.map(({ payer, request }, nth) => payer.authorise(request.client_id, codes[nth]!)),
  )

  const outcomes = answers.map(({ outcome }) => outcome)
  const once = [200, ...Array<string>(9).fill('DEBIT_LIMIT')]
  const sorted = (some: (string | number)[]) =>
    some.toSorted((one, other) => String(one).localeCompare(String(other)))
  expect([sorted(outcomes.slice(0, 10)), sorted(outcomes.slice(10))]).toEqual([once, once])
})

test('a debit that is returned takes its credits back and blocks the member and the account [PAY-5] [M10]', async () => {
  const [noor, sem] = [await aPayer(), await aPayer()]
  const iban = 'AT611904300234573201'
  const { body } = await noor.debit(from(iban))

  await fail(body!.order.id)
  const outcomes = [
    await outcomeOf(noor, from('GB29NWBK60161331926819')),
    await outcomeOf(sem, from(iban)),
    await outcomeOf(sem, from('IE29AIBK93115212345678')),
  ]
  const { body: shown } = await noor.call(getCheckout, { package: 'p0' })

  expect(await balanceOf(db, noor.credit_account_id)).toBe(0)
  expect(outcomes).toEqual(['DEBIT_BLOCKED', 'DEBIT_BLOCKED', 200])
  expect(shown.debit).toBe('blocked')
})

test('an account stays blocked when whoever debited it is gone [PAY-5] [M10]', async () => {
  const [noor, sem] = [await aPayer(), await aPayer()]
  const iban = 'PT50000201231234567890154'
  const { body } = await noor.debit(from(iban))
  await fail(body!.order.id)

  await db.deleteFrom('member').where('id', '=', noor.id).execute()

  expect(await outcomeOf(sem, from(iban))).toBe('DEBIT_BLOCKED')
})

test('a block between the code and its return is noticed [PAY-5] [M10]', async () => {
  const noor = await aPayer()
  const request = from('LU280019400644750000')
  await noor.ask(request)
  const code = await codeFor(request.phone)
  await db
    .updateTable('member')
    .set({ debit_blocked_at: new Date() })
    .where('id', '=', noor.id)
    .execute()

  const { outcome } = await noor.authorise(request.client_id, code)

  expect(outcome).toBe('DEBIT_BLOCKED')
})

test('a debit that failed or was given up before does not count towards the limit [PAY-5]', async () => {
  const noor = await aPayer()
  const iban = 'SI56263300012039086'
  const { body } = await noor.debit(from(iban, P2))
  await db
    .updateTable('credit_order')
    .set({ status: 'failed', completed_at: null, receipt_number: null })
    .where('id', '=', body!.order.id)
    .execute()

  expect(await outcomeOf(noor, from(iban, P2))).toBe(200)
})

test('one press debits again by the mandate that is there, within the same limit [PAY-6] [PAY-5]', async () => {
  const noor = await aPayer()
  await noor.debit(from('SK3112000000198742637541', P2))
  const { body } = await noor.call(listRepeats, {})
  const [repeat] = body.repeats
  const again = (nth: number) =>
    noor.call(repeatOrder, {
      client_id: `00000000-0000-4000-8000-00000000000${nth}`,
      order_id: repeat!.order_id,
      total_minor: 5995,
    })

  const tooMuch = await again(1)
  later(31 * DAY)
  await noor.comeBack()
  const fine = await again(2)

  expect(repeat).toMatchObject({ method: 'directdebit', debited_account: '7541' })
  expect(tooMuch.outcome).toBe('DEBIT_LIMIT')
  expect(fine.body.order).toMatchObject({ status: 'completed', method: 'directdebit' })
})

test('the limit is also of the telephone that signs, whoever debits from whichever account [PAY-5] [M10]', async () => {
  const [noor, sem] = [await aPayer(), await aPayer()]
  const phone = aPhone()
  await noor.debit({ ...from('NL20INGB0001234567', P2), phone })

  const shared = await outcomeOf(sem, { ...from('ES9121000418450200051332', P2), phone })
  const other = await outcomeOf(sem, from('ES9121000418450200051332', P2))

  expect([shared, other]).toEqual(['DEBIT_LIMIT', 200])
})
