import { expect, test } from 'vitest'
import { LIMITS } from '#server/http/limiter.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import { TEST_SECRET } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { aDebit, aPhone, debitApp } from '#test/debit-app.ts'
import { makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { aPayer, later } = await debitApp(db, site.id, { limitFactor: 1 })
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Payer = Awaited<ReturnType<typeof aPayer>>

async function send(payer: Payer, phones: readonly string[]) {
  const outcomes = []
  for (const phone of phones) outcomes.push((await payer.ask(aDebit({ phone }))).outcome)
  return outcomes
}

const sent = () => db.selectFrom('job').select('id').where('kind', '=', 'sms').execute()

test('a number gets three codes in ten minutes, from whomever [PAY-5] [M9] [A10]', async () => {
  const [noor, sem] = [await aPayer(), await aPayer()]
  const phone = aPhone()

  const first = [...(await send(noor, [phone, phone])), ...(await send(sem, [phone, phone]))]
  later(10 * MINUTE)
  const next = await send(sem, [phone])

  expect(first).toEqual([200, 200, 200, 'SMS_LIMIT'])
  expect(next).toEqual([200])
})

test('a member sends five codes a day, to whatever numbers, also many at once [PAY-5] [M9] [A10]', async () => {
  const noor = await aPayer()
  const before = (await sent()).length

  const answers = await Promise.all(Array.from({ length: 20 }, () => noor.ask(aDebit())))
  later(DAY - 1)
  await noor.comeBack()
  const late = await send(noor, [aPhone()])
  later(1)
  const nextDay = await send(noor, [aPhone()])

  expect(answers.filter(({ outcome }) => outcome === 200)).toHaveLength(5)
  expect(answers.filter(({ outcome }) => outcome === 'SMS_LIMIT')).toHaveLength(15)
  expect(late).toEqual(['SMS_LIMIT'])
  expect(nextDay).toEqual([200])
  expect((await sent()).length - before).toBe(6)
})

test('numbers that differ in their last four digits get twenty codes a day together [PAY-5] [M9] [A10]', async () => {
  const payers = await Promise.all(Array.from({ length: 6 }, aPayer))
  const start = aPhone().slice(0, -4)
  const phones = Array.from({ length: 24 }, (_, nth) => `${start}${1000 + nth}`)

  const outcomes = []
  for (const [nth, phone] of phones.entries())
    outcomes.push(...(await send(payers[Math.floor(nth / 4)]!, [phone])))
  const elsewhere = await send(payers[0]!, [aPhone()])

  expect(outcomes).toEqual([...Array(20).fill(200), ...Array(4).fill('SMS_LIMIT')])
  expect(elsewhere).toEqual([200])
})

test('when the day’s budget is used up nobody gets a code, and a restart does not help [PAY-5] [M9]', async () => {
  const noor = await aPayer()
  later(2 * DAY)
  await noor.comeBack()
  await send(noor, [aPhone()])
  const key = `sms_in_all:${keyedHash(TEST_SECRET, '')}`
  await db
    .updateTable('limit_counter')
    .set({ count: LIMITS.sms_in_all.max - 1 })
    .where('key', '=', key)
    .execute()

  const last = await send(noor, [aPhone(), aPhone()])
  const restarted = await debitApp(db, site.id, { limitFactor: 1 })
  const { outcome } = await (await restarted.aPayer()).ask(aDebit())
  await db.deleteFrom('limit_counter').where('key', '=', key).execute()

  expect(last).toEqual([200, 'SMS_LIMIT'])
  expect(outcome).toBe('SMS_LIMIT')
})

test('what is refused for another reason costs no code [PAY-5]', async () => {
  const noor = await aPayer()
  for (let nth = 0; nth < 6; nth += 1) await noor.ask(aDebit({ iban: 'NL00' }))

  expect(await send(noor, [aPhone()])).toEqual([200])
})
