import { expect, onTestFinished, test } from 'vitest'
import { endMandate, listMandates } from '#contract/direct-debit.ts'
import { repeatOrder } from '#contract/orders.ts'
import { eraseMember } from '#server/features/leaving/erase-members.ts'
import { runDueJobs } from '#server/jobs/start-worker.ts'
import { openLog } from '#server/kernel/log.ts'
import { freshDatabase } from '#test/database.ts'
import { aDebit, debitApp } from '#test/debit-app.ts'
import { startMollie } from '#test/fakes/mollie.ts'
import { makeSite } from '#test/make.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { openMollie } from '../provider/mollie/mollie.ts'
import { endMandateHandler } from './mandates.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { aPayer, codeFor, later, deps } = await debitApp(db, site.id)
const IBAN = 'NL91ABNA0417164300'

async function endAtProvider({ provider, clock } = deps) {
  const handlers = { end_mandate: endMandateHandler(provider) }
  await runDueJobs(db, { clock, log: openLog('silent'), handlers })
}

test('a new bank account needs the password again, one with a mandate does not [PAY-5] [A8]', async () => {
  const noor = await aPayer()
  await noor.debit(aDebit({ iban: IBAN }))
  later(11 * 60_000)

  const known = await noor.ask(aDebit({ iban: IBAN }))
  const foreign = await noor.ask(aDebit({ iban: 'DE89370400440532013000' }))
  await noor.comeBack()
  const confirmed = await noor.ask(aDebit({ iban: 'DE89370400440532013000' }))

  expect([known, foreign, confirmed].map(({ outcome }) => outcome)).toEqual([
    200,
    'PASSWORD_REQUIRED',
    200,
  ])
})

test('a member whose address is not confirmed cannot pay by direct debit [PAY-5] [A8]', async () => {
  const noor = await aPayer()
  await db
    .updateTable('member')
    .set({ status: 'not_confirmed' })
    .where('id', '=', noor.id)
    .execute()

  expect((await noor.ask(aDebit())).outcome).toBe('EMAIL_UNCONFIRMED')
})

test('a member is told by mail of every new bank account, once [PAY-5] [A8]', async () => {
  const noor = await aPayer()
  const request = aDebit({ iban: IBAN })
  await noor.debit(request)
  await noor.authorise(request.client_id, await codeFor(request.phone))
  await noor.debit(aDebit({ iban: IBAN }))

  const told = (await mailsTo(db, noor.email)).filter(({ name }) => name === 'bank_account_added')

  expect(told).toMatchObject([{ account_end: '4300' }])
})

test('a member who ends a mandate cannot be debited with it any more, here or at Mollie [PAY-5]', async () => {
  const mollie = await startMollie()
  onTestFinished(mollie.close)
  const { apiKey, url: baseUrl } = mollie
  const provider = openMollie({ apiKey, baseUrl, clock: () => new Date() })
  const atMollie = await debitApp(db, site.id, { provider })
  const noor = await atMollie.aPayer()
  const request = aDebit({ iban: IBAN })
  await noor.ask(request)
  const { body } = await noor.authorise(request.client_id, await atMollie.codeFor(request.phone))
  const [mandate] = (await noor.call(listMandates, {})).body.mandates

  const ended = await noor.call(endMandate, { id: mandate!.id })
  const again = await noor.call(endMandate, { id: mandate!.id })
  const repeat = { order_id: body.order.id, total_minor: 1495, client_id: aDebit().client_id }
  const repeated = await noor.call(repeatOrder, repeat)
  await endAtProvider(atMollie.deps)
  await endAtProvider(atMollie.deps)

  expect(mandate).toMatchObject({ account_end: '4300' })
  expect([ended.body, again.body]).toEqual([{ mandates: [] }, { mandates: [] }])
  expect(repeated.outcome).toBe('METHOD_UNAVAILABLE')
  expect(mollie.customers()).toEqual([])
  expect(await waitingJobs()).toEqual([])
})

test('a mandate of another member is not there [PAY-5] [M2]', async () => {
  const [noor, sem] = [await aPayer(), await aPayer()]
  await noor.debit(aDebit({ iban: 'LV80BANK0000435195001' }))
  const [mandate] = (await noor.call(listMandates, {})).body.mandates

  const tried = await sem.call(endMandate, { id: mandate!.id })

  expect(tried.outcome).toBe('NOT_FOUND')
  expect((await noor.call(listMandates, {})).body.mandates).toHaveLength(1)
})

test('with an erased member their mandates end at the provider, too [ACC-6] [P10]', async () => {
  const noor = await aPayer()
  await noor.debit(aDebit({ iban: 'BE68539007547034' }))
  const { provider_mandate: name } = await db
    .selectFrom('debit_mandate')
    .select('provider_mandate')
    .where('member_id', '=', noor.id)
    .executeTakeFirstOrThrow()

  await eraseMember(db, { memberId: noor.id, now: deps.clock(), deletedBy: null })
  await endAtProvider()

  const ended = await db.selectFrom('sandbox_ended_mandate').select('mandate').execute()
  expect(ended.map(({ mandate }) => mandate)).toContain(name)
})

function waitingJobs() {
  return db.selectFrom('job').select('payload').where('kind', '=', 'end_mandate').execute()
}
