import { expect, onTestFinished, test } from 'vitest'
import { LOCALE_CODES } from '#contract/locales.ts'
import { runDueJobs } from '#server/jobs/start-worker.ts'
import { openLog } from '#server/kernel/log.ts'
import { TEST_SECRET } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { startSms } from '#test/fakes/sms.ts'
import { makeMember, makeSite } from '#test/make.ts'
import type { SmsTransport } from './send-sms.ts'
import { openSmsGateway, openDevSms, sendSms, smsHandler } from './sms.ts'

const { db } = await freshDatabase()
const site = await makeSite(db, { settings: JSON.stringify({ name: 'Vönk & co, voor twee' }) })
const member = await makeMember(db, site.id)
const NOON = new Date('2026-03-01T12:00:00Z')
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000)
const SMS = {
  siteId: site.id,
  memberId: member.id,
  to: '+31612345678',
  language: 'nl',
  code: '123456',
  until: after(600),
  now: NOON,
} as const

async function startGateway(from?: string) {
  await db.deleteFrom('job').execute()
  const fake = await startSms()
  onTestFinished(fake.close)
  const transport = openSmsGateway({ url: `${fake.url}/messages`, token: fake.key, from })
  return { ...fake, transport }
}

function run(transport: SmsTransport, now = NOON) {
  const handlers = { sms: smsHandler({ db, secretKey: TEST_SECRET, transport }) }
  return runDueJobs(db, { clock: () => now, log: openLog('silent'), handlers })
}

const jobs = () => db.selectFrom('job').selectAll().execute()

test('a code waits sealed, and leaves by the gateway under the name of the site [PAY-5] [M9]', async () => {
  const { transport, messages } = await startGateway()

  await sendSms(db, TEST_SECRET, SMS)
  const waiting = JSON.stringify(await jobs())
  await run(transport)

  expect(waiting).not.toMatch(/123456|612345678/)
  expect(messages).toMatchObject([
    {
      to: '+31612345678',
      from: 'Vonk  co vo',
      text: 'Vönk & co, voor twee: je code is 123456. Geef deze code aan niemand.',
    },
  ])
  expect(await jobs()).toEqual([])
})

test('a configured sender takes the place of the name [PAY-5]', async () => {
  const { transport, messages } = await startGateway('+31970001234')

  await sendSms(db, TEST_SECRET, SMS)
  await run(transport)

  expect(messages).toMatchObject([{ from: '+31970001234' }])
})

test('what the gateway did not answer is sent again, and arrives once [PAY-5] [R4]', async () => {
  const { transport, messages, faults } = await startGateway()
  faults.next({ status: 503 }, 'reset_after_commit', 'pass')

  await sendSms(db, TEST_SECRET, SMS)
  await run(transport)
  await run(transport, after(20))
  await run(transport, after(60))

  expect(messages).toHaveLength(1)
  expect(await jobs()).toEqual([])
})

test('a code that is too old is not sent any more [PAY-5]', async () => {
  const { transport, messages } = await startGateway()

  await sendSms(db, TEST_SECRET, SMS)
  await run(transport, after(600))

  expect(messages).toEqual([])
  expect(await jobs()).toEqual([])
})

test('a message that the gateway does not want is parked, without the number [PAY-5] [P10]', async () => {
  const { transport } = await startGateway()

  await sendSms(db, TEST_SECRET, { ...SMS, to: 'nobody' })
  await run(transport)

  expect(await jobs()).toMatchObject([
    { parked_at: NOON, last_error: 'the gateway answered with 422' },
  ])
})

test('without a gateway it is kept to be read, in each language in its own words [PAY-5]', async () => {
  await db.deleteFrom('job').execute()

  for (const language of LOCALE_CODES) await sendSms(db, TEST_SECRET, { ...SMS, language })
  while ((await run(openDevSms(db))) > 0);

  const kept = await db.selectFrom('outbox_sms').select(['recipient', 'body']).execute()
  expect(kept).toHaveLength(11)
  expect(new Set(kept.map(({ body }) => body)).size).toBe(11)
  expect(kept.every(({ body }) => body.includes('123456') && body.length < 160)).toBe(true)
})
