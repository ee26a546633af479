import { expect, onTestFinished, test } from 'vitest'
import { listPackages } from '#contract/packages.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import { freshDatabase } from '#test/database.ts'
import { aDebit, aPhone, debitApp } from '#test/debit-app.ts'
import { startMollie } from '#test/fakes/mollie.ts'
import { makeSite } from '#test/make.ts'
import { openMollie } from '../provider/mollie/mollie.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { aPayer, codeFor, later } = await debitApp(db, site.id)
const MINUTE = 60_000

const requests = (memberId: string) =>
  db.selectFrom('debit_request').selectAll().where('member_id', '=', memberId).execute()
const orders = (memberId: string) =>
  db.selectFrom('credit_order').selectAll().where('member_id', '=', memberId).execute()

test('with the code the mandate is signed, the debit ordered, and the credits are there [PAY-5]', async () => {
  const noor = await aPayer()
  const request = aDebit({ iban: 'nl91abna0417164300', phone: '06 1234 5678' })

  const asked = await noor.ask(request)
  const code = await codeFor('+31612345678')
  const { outcome, body } = await noor.authorise(request.client_id, code)

  expect(asked.body).toEqual({
    phone_end: '678',
    expires_at: '2026-03-02T12:10:00.000Z',
    iban_end: '4300',
    mandate_reference: expect.stringMatching(/^[0-9A-F]{4}(-[0-9A-F]{4}){3}$/),
    debit_date: '2026-03-04',
  })
  expect(outcome).toBe(200)
  expect(body.order).toMatchObject({
    status: 'completed',
    method: 'directdebit',
    total_minor: 1495,
  })
  expect(await balanceOf(db, noor.credit_account_id)).toBe(12)
  const mandate = await db
    .selectFrom('debit_mandate')
    .selectAll()
    .where('member_id', '=', noor.id)
    .executeTakeFirstOrThrow()
  expect(mandate).toMatchObject({
    reference: asked.body.mandate_reference,
    iban_end: '4300',
    provider: 'sandbox',
    provider_mandate: expect.stringMatching(/^sbm_/),
  })
})

test('nothing of an account or a telephone can be read in the database or an answer [PAY-5] [M10]', async () => {
  const noor = await aPayer()
  const request = aDebit({ iban: 'DE89370400440532013000', holder: 'Canary Vogel' })

  const asked = await noor.ask(request)
  const code = await codeFor(request.phone)
  await db.deleteFrom('outbox_sms').execute()
  const done = await noor.authorise(request.client_id, code)

  const tables = ['debit_request', 'debit_mandate', 'credit_order', 'job', 'limit_counter'] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  const stored = rows
    .flat()
    .map((row) =>
      Object.values(row).map((value) =>
        Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value),
      ),
    )
  const everything = JSON.stringify([stored, asked.body, done.body])
  for (const secret of ['0532013', '3704004', request.phone.slice(3, -3), 'Canary', `"${code}"`])
    expect(everything).not.toContain(secret)
  expect(everything).toContain('3000')
})

test.each([
  ['IBAN_INVALID', { iban: 'NL91 ABNA 0417 1643 01' }],
  ['IBAN_INVALID', { iban: 'TR330006100519786457841326' }],
  ['PHONE_INVALID', { phone: '020 123 4567' }],
  ['PHONE_INVALID', { phone: '+1 202 555 0123' }],
  ['PRICE_CHANGED', { total_minor: 1494 }],
  ['CODE_NOT_FOUND', { code: 'NOSUCHCODE' }],
  ['INVALID_INPUT', { holder: ' ' }],
  ['INVALID_INPUT', { is_authorised: false as true }],
] as const)('%s before any code is sent [PAY-5]', async (refusal, changes) => {
  const noor = await aPayer()

  const { outcome } = await noor.ask(aDebit(changes))

  expect(outcome).toBe(refusal)
  expect(await requests(noor.id)).toEqual([])
})

test('with Mollie a code that was right works again after Mollie was away, and is one debit [PAY-5] [M8]', async () => {
  const mollie = await startMollie()
  onTestFinished(mollie.close)
  const { apiKey, url: baseUrl } = mollie
  const provider = openMollie({ apiKey, baseUrl, clock: () => new Date() })
  const atMollie = await debitApp(db, site.id, { provider })
  const noor = await atMollie.aPayer()
  const request = aDebit({ iban: 'LV80BANK0000435195001' })
  await noor.ask(request)
  const code = await atMollie.codeFor(request.phone)
  mollie.faults.next('reset_after_commit', 'pass', 'reset')

  const outcomes = [
    (await noor.authorise(request.client_id, code)).outcome,
    (await noor.authorise(request.client_id, code)).outcome,
  ]
  const { body } = await noor.authorise(request.client_id, code)

  expect(outcomes).toEqual(['SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE'])
  expect(body.order).toMatchObject({ status: 'completed', method: 'directdebit' })
  expect(mollie.payments()).toMatchObject([{ method: 'directdebit', sequenceType: 'recurring' }])
  expect(await balanceOf(db, noor.credit_account_id)).toBe(12)
})

test('there is no debit where nobody pays in euros [PAY-5]', async () => {
  const noor = await aPayer()
  const { body } = await noor.call(listPackages, { country: 'GB' })
  const [smallest] = body.packages

  const { outcome } = await noor.ask(
    aDebit({ country: 'GB', package: smallest!.style, total_minor: smallest!.total_minor }),
  )

  expect(outcome).toBe('METHOD_UNAVAILABLE')
})

test('a wrong code, one of another purchase and one of another member are the same no, an old one is over [PAY-5] [M9]', async () => {
  const [noor, sem] = [await aPayer(), await aPayer()]
  const [one, other] = [aDebit(), aDebit()]
  await noor.ask(one)
  await noor.ask(other)
  const code = await codeFor(one.phone)
  const otherCode = await codeFor(other.phone)

  const outcomes = [
    await noor.authorise(one.client_id, code === '000000' ? '000001' : '000000'),
    await noor.authorise(one.client_id, otherCode === code ? 'x' : otherCode),
    await noor.authorise(one.client_id, ''),
    await sem.authorise(one.client_id, code),
  ].map(({ outcome }) => outcome)
  later(10 * MINUTE)
  const late = await noor.authorise(other.client_id, otherCode)

  expect(outcomes).toEqual(Array(4).fill('SMS_CODE_WRONG'))
  expect(late.outcome).toBe('SMS_CODE_OVER')
  expect(late.error?.params).toBeUndefined()
  expect(await orders(noor.id)).toEqual([])
})

test('a code is good for a moment less than ten minutes, also with a space in it [PAY-5] [M9]', async () => {
  const noor = await aPayer()
  const request = aDebit({ iban: 'BE68539007547034' })
  await noor.ask(request)
  const code = await codeFor(request.phone)

  later(10 * MINUTE - 1)
  const { outcome } = await noor.authorise(
    request.client_id,
    `${code.slice(0, 3)} ${code.slice(3)}`,
  )

  expect(outcome).toBe(200)
})

test('of two hundred guesses at once five are looked at, and then the right one is too late [PAY-5] [M9]', async () => {
  const noor = await aPayer()
  const request = aDebit()
  await noor.ask(request)
  const code = await codeFor(request.phone)
  const wrong = Array.from({ length: 200 }, (_, n) => String(n).padStart(6, '0')).filter(
    (guess) => guess !== code,
  )

  const answers = await Promise.all(wrong.map((guess) => noor.authorise(request.client_id, guess)))
  const right = await noor.authorise(request.client_id, code)

  // Those whom a busy server turns away are not looked at either.
  const outcomes = new Set(answers.map(({ outcome }) => outcome))
  expect(['SMS_CODE_WRONG', 'SMS_CODE_OVER', 'SERVICE_UNAVAILABLE']).toEqual(
    expect.arrayContaining([...outcomes]),
  )
  expect(await requests(noor.id)).toMatchObject([{ tries: 5, used_at: null }])
  expect(right.outcome).toBe('SMS_CODE_OVER')
  expect(await orders(noor.id)).toEqual([])
})

test('the fifth wrong try says that this code is over, and so does every one after it [PAY-5] [M9]', async () => {
  const noor = await aPayer()
  const request = aDebit()
  await noor.ask(request)
  const code = await codeFor(request.phone)

  const outcomes: unknown[] = []
  for (const guess of ['a', 'b', 'c', 'd', 'e', 'f', code])
    outcomes.push((await noor.authorise(request.client_id, guess)).outcome)

  expect(outcomes).toEqual([
    ...Array<string>(4).fill('SMS_CODE_WRONG'),
    ...Array<string>(3).fill('SMS_CODE_OVER'),
  ])
})

test('the right code many times at once, and again later, is one purchase [PAY-5] [M3]', async () => {
  const noor = await aPayer()
  const request = aDebit({ iban: 'FR1420041010050500013M02606' })
  await noor.ask(request)
  const code = await codeFor(request.phone)

  const answers = await Promise.all(
    Array.from({ length: 30 }, () => noor.authorise(request.client_id, code)),
  )
  const again = await noor.authorise(request.client_id, code)
  const asked = await noor.ask(request)

  const ids = [...answers, again].map(({ body }) => body.order.id)
  expect(new Set(ids).size).toBe(1)
  expect(await orders(noor.id)).toHaveLength(1)
  expect(await balanceOf(db, noor.credit_account_id)).toBe(12)
  expect(asked.outcome).toBe('CLIENT_ID_REUSED')
})

test('a new code takes the place of the one before, with five tries of its own [PAY-5]', async () => {
  const noor = await aPayer()
  const request = aDebit({ iban: 'AT611904300234573201' })
  await noor.ask(request)
  const first = await codeFor(request.phone)
  for (let tries = 0; tries < 5; tries += 1) await noor.authorise(request.client_id, 'wrong')
  later(1000)
  await noor.ask({ ...request, phone: aPhone() })
  later(1000)
  await noor.ask(request)
  const second = await codeFor(request.phone)

  const outcomes = [
    (await noor.authorise(request.client_id, first === second ? 'x' : first)).outcome,
    (await noor.authorise(request.client_id, second)).outcome,
  ]

  expect(outcomes).toEqual(['SMS_CODE_WRONG', 200])
})

test('codes are six digits that show no pattern, and are kept as hashes [PAY-5] [M9]', async () => {
  const noor = await aPayer()
  const codes: string[] = []
  for (let nth = 0; nth < 20; nth += 1) {
    const request = aDebit()
    await noor.ask(request)
    codes.push(await codeFor(request.phone))
  }

  const hashes = (await requests(noor.id)).map((row) => row.code_hash)
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(17)
  expect(hashes.every((hash) => /^[\w-]{43}$/.test(hash))).toBe(true)
})
