import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendComplaint } from '#contract/complaints.ts'
import { eraseMember } from '#server/features/leaving/erase-members.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { untilAnswered } from '#test/until-answered.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { transact } from '#server/db/connect.ts'
import { answerComplaintIn } from './answer-complaint.ts'
import { eraseAnswered } from './erase-complaints.ts'

const NOW = new Date('2026-03-15T12:00:00Z')
const FIVE = Array<number>(5).fill(200)
const SAID = { kind: 'payment', reference: '1017', text: 'Ik heb twee keer betaald.' } as const

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const inTheEast = await makeSite(db, { settings: '{"time_zone":"Pacific/Auckland"}' })
const app = await testApp(db, { clock: () => NOW })
const strict = await testApp(db, {
  clock: () => NOW,
  config: { ...readConfig({ NODE_ENV: 'test' }), LIMIT_FACTOR: 1 },
})

type Answering = Parameters<typeof answerComplaintIn>[1]
const answerComplaint = (answering: Answering) =>
  transact(db, (tx) => answerComplaintIn(tx, answering))

function aComplaint(changes: Record<string, unknown> = {}) {
  return {
    client_id: randomUUID(),
    name: 'Anna de Vries',
    email: `${randomUUID()}@example.com`,
    language: 'nl',
    ...SAID,
    ...changes,
  } as never
}

const send = (changes: Record<string, unknown> = {}, on = app, headers = {}) =>
  caller(on, headers).call(sendComplaint, aComplaint(changes))

async function complaintsFrom(email: string) {
  return db.selectFrom('complaint').selectAll().where('email', '=', email).execute()
}

async function supportMails() {
  const { support_email: address } = await settingsOf(db, site.id)
  const mails = await mailsTo(db, address)
  return mails.flatMap((mail) => (mail.name === 'complaint' ? [mail] : []))
}

test('a complaint gets a number, which the sender is mailed in their language, and the site is mailed all of it [INF-1]', async () => {
  const email = 'anna@example.com'

  const { body } = await send({ email, language: 'de' })

  const complaint = { number: body.number, kind: 'payment', at: NOW.toISOString() }
  const { reference, text } = SAID
  expect(body.number).toMatch(/^K-2026-\d{6}$/)
  expect(await complaintsFrom(email)).toMatchObject([
    { number: body.number, name: 'Anna de Vries', ...SAID, member_id: null, language: 'de' },
  ])
  expect(await mailsTo(db, email)).toEqual([{ name: 'complaint_receipt', complaint }])
  expect((await supportMails()).at(-1)).toEqual({
    name: 'complaint',
    complaint,
    said: { name: 'Anna de Vries', email, reference, text },
  })
})

test('fifty complaints at once get fifty numbers, and each site counts its own [INF-1]', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => {
      const [{ call }, complaint] = [caller(app, { host: elsewhere.domain }), aComplaint()]
      return untilAnswered(() => call(sendComplaint, complaint))
    }),
  )

  const numbers = new Set(answers.map(({ body }) => body.number))
  expect(numbers.size).toBe(50)
  expect(numbers).toContain('K-2026-000001')
})

test('every year begins anew, by the clock of the site [INF-1]', async () => {
  const late = await testApp(db, { clock: () => new Date('2026-12-31T20:00:00Z') })

  const { body } = await send({}, late, { host: inTheEast.domain })

  expect(body.number).toBe('K-2027-000001')
})

test('the same complaint twenty times at once is one, with one number and one pair of mails [INF-1]', async () => {
  const complaint = aComplaint({ email: 'once@example.com' })

  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      untilAnswered(() => caller(app).call(sendComplaint, complaint)),
    ),
  )

  const numbers = new Set(answers.map(({ body }) => body.number))
  expect(numbers.size).toBe(1)
  expect(await complaintsFrom('once@example.com')).toHaveLength(1)
  expect(await mailsTo(db, 'once@example.com')).toHaveLength(1)
  const told = (await supportMails()).filter(({ said }) => said.email === 'once@example.com')
  expect(told).toHaveLength(1)
})

test('another complaint under the same id is refused [INF-1]', async () => {
  const client_id = randomUUID()
  await send({ client_id })

  const { outcome } = await send({ client_id, text: 'Iets heel anders.' })

  expect(outcome).toBe('CLIENT_ID_REUSED')
})

test.each([
  ['name', 'x'],
  ['name', 'a\u0000b'],
  ['name', 'Anna\nBcc: all'],
  ['email', 'not an address'],
  ['kind', 'weather'],
  ['text', 'Te kort'],
  ['text', 'x'.repeat(4001)],
  ['reference', 'x'.repeat(81)],
  ['language', 'tlh'],
])(
  'a wrong %s is refused by its name, and nothing is stored or mailed [INF-1]',
  async (field, value) => {
    const email = field === 'email' ? value : `${randomUUID()}@example.com`

    const { outcome, error } = await send({ email, [field]: value })

    expect([outcome, error?.params?.['field']]).toEqual(['INVALID_INPUT', field])
    expect(await complaintsFrom(email)).toEqual([])
    expect(await mailsTo(db, email)).toEqual([])
  },
)

test('an address gets five receipts a day, a network ten an hour, and what is stopped leaves nothing [INF-1]', async () => {
  const email = 'flooded@example.com'
  await db.deleteFrom('limit_counter').execute()

  const toOne = []
  for (let count = 0; count < 6; count += 1) toOne.push(await send({ email }, strict))
  const toMany = []
  for (let count = 0; count < 6; count += 1) toMany.push(await send({}, strict))

  expect(toOne.map(({ outcome }) => outcome)).toEqual([...FIVE, 'MAIL_LIMIT'])
  expect(toMany.map(({ outcome }) => outcome)).toEqual([...FIVE, 'RATE_LIMITED'])
  expect(await complaintsFrom(email)).toHaveLength(5)
  expect(await mailsTo(db, email)).toHaveLength(5)
})

test('a complaint is answered once, however many answer it at once [INF-1]', async () => {
  const email = 'waiting@example.com'
  const { body } = await send({ email, language: 'fr' })
  const answering = { siteId: site.id, number: body.number, now: NOW }

  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      answerComplaint({ ...answering, answer: `Answer ${index}` }),
    ),
  )

  const [complaint] = await complaintsFrom(email)
  const answers = (await mailsTo(db, email)).filter(({ name }) => name === 'complaint_answer')
  expect(outcomes.toSorted()).toEqual([...Array(9).fill('answered_before'), 'done'])
  expect(complaint).toMatchObject({ answer: expect.stringMatching(/^Answer/), answered_at: NOW })
  expect(answers).toMatchObject([{ answer: complaint!.answer }])
})

test('six months after its answer nothing personal is left of a complaint, and not a day sooner [INF-1] [P10]', async () => {
  const { body } = await send({ email: 'old@example.com' })
  await answerComplaint({ siteId: site.id, number: body.number, answer: 'Betaald.', now: NOW })

  const early = await eraseAnswered(db, new Date('2026-09-14T12:00:00Z'))
  await eraseAnswered(db, new Date('2026-09-15T12:00:00Z'))

  const complaint = await db
    .selectFrom('complaint')
    .selectAll()
    .where('number', '=', body.number)
    .where('site_id', '=', site.id)
    .executeTakeFirstOrThrow()
  expect(early).toBe(0)
  expect(complaint).toMatchObject({ name: '', email: '', reference: '', text: '', answer: '' })
})

test('with an erased member what they complained of goes, also what they sent without a login, and its mails [INF-1] [P10]', async () => {
  const member = await makeMember(db, site.id)
  const { call } = await loggedIn(app, member.id)
  const word = `canary${randomUUID()}`
  await call(sendComplaint, aComplaint({ email: 'elsewhere@example.com', text: `Als lid ${word}` }))
  await send({ email: member.email.toUpperCase(), text: `Als bezoeker ${word}` })
  const other = await send({ email: 'other@example.com' })

  await eraseMember(db, { memberId: member.id, now: NOW, deletedBy: null })

  const left = await db
    .selectFrom('complaint')
    .select(['number', 'text', 'email'])
    .where('erased_at', 'is not', null)
    .where('site_id', '=', site.id)
    .where('created_at', '=', NOW)
    .where('answered_at', 'is', null)
    .execute()
  expect(left.map(({ text, email }) => [text, email])).toEqual([
    ['', ''],
    ['', ''],
  ])
  expect(JSON.stringify(await supportMails())).not.toContain(word)
  expect((await supportMails()).map(({ complaint }) => complaint.number)).toContain(
    other.body.number,
  )
  const answering = { siteId: site.id, number: left[0]!.number, answer: 'Te laat', now: NOW }
  expect(await answerComplaint(answering)).toBe('erased')
})
