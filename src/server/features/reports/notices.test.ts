import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { giveNotice } from '#contract/reports.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import type { Refusal } from '#contract/refusals.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { untilAnswered } from '#test/until-answered.ts'
import { makeDecision } from '#test/make-decision.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { eraseEvidence } from './erase-evidence-now-and-then.ts'

const NOW = new Date('2026-03-15T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db, { clock: () => NOW })
const strict = await testApp(db, {
  clock: () => NOW,
  config: { ...readConfig({ NODE_ENV: 'test' }), LIMIT_FACTOR: 1 },
})

function aNotice(changes: Record<string, unknown> = {}) {
  return {
    client_id: randomUUID(),
    address: `https://${site.domain}/pages/faq`,
    reason: 'illegal_content',
    explanation: 'Dit is volgens mij verboden.',
    name: 'Anna de Vries',
    email: `${randomUUID()}@example.com`,
    language: 'de',
    is_sincere: true,
    ...changes,
  } as never
}

const give = (changes: Record<string, unknown> = {}, on = app) =>
  caller(on).call(giveNotice, aNotice(changes))

function reportNumbered(number: number) {
  return db
    .selectFrom('report')
    .selectAll()
    .where('number', '=', String(number) as never)
    .executeTakeFirstOrThrow()
}

const namesTo = async (email: string) => (await mailsTo(db, email)).map(({ name }) => name)

test('a stranger’s notice of a profile waits with the reports of members, and is confirmed by mail [LAW-2]', async () => {
  const target = await makeMember(db, site.id, { name: 'Sem' })
  const email = 'anna@example.com'

  const { outcome, body } = await give({ address: `/members/${target.id}/`, email })

  expect([outcome, body.is_mailed]).toEqual([200, true])
  expect(await reportNumbered(body.number)).toMatchObject({
    target_id: target.id,
    reporter_id: null,
    subject: 'member',
    reason: 'illegal_content',
    address: `/members/${target.id}/`,
    notifier_name: 'Anna de Vries',
    notifier_email: email,
    evidence: { profile: { name: 'Sem' } },
  })
  expect(await mailsTo(db, email)).toEqual([
    {
      name: 'report_receipt',
      report: {
        number: body.number,
        subject: 'member',
        reason: 'illegal_content',
        at: NOW.toISOString(),
      },
    },
  ])
})

test('the address of a photo leads to that photo, and what leads to nobody is kept as it was given [LAW-2]', async () => {
  const target = await makeMember(db, site.id, { hasPhoto: true })
  const { id, filename } = await db
    .selectFrom('photo')
    .select(['id', 'filename'])
    .where('member_id', '=', target.id)
    .executeTakeFirstOrThrow()

  const photo = await give({ address: `/photos/${filename}-full.webp` })
  const nobody = await give({ address: `${site.domain}/members/${randomUUID()}` })

  expect(await reportNumbered(photo.body.number)).toMatchObject({
    subject: 'photo',
    subject_id: id,
    target_id: target.id,
  })
  expect(await reportNumbered(nobody.body.number)).toMatchObject({
    subject: 'page',
    target_id: null,
  })
  expect(Object.keys(nobody.body)).toEqual(Object.keys(photo.body))
})

test('the decision is made like those about reports, once, and mailed to who gave notice and to the member [LAW-2]', async () => {
  const target = await makeMember(db, site.id)
  const email = 'told@example.com'
  const { body } = await give({ address: `/members/${target.id}`, email })
  const about = { kind: 'report', number: body.number } as const

  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => makeDecision(db, { memberId: target.id, about, now: NOW })),
  )

  const refused = outcomes.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as Refusal] : [],
  )
  expect(refused.map(({ code }) => code)).toEqual(Array(9).fill('DECIDED_BEFORE'))
  expect(refused[0]!.params).toMatchObject({ who: 'command line', measure: 'ban' })
  expect(await namesTo(email)).toEqual(['report_receipt', 'report_outcome'])
  expect(await namesTo(target.email)).toContain('statement_of_reasons')
})

test('where a child is concerned nobody has to say who they are, and then nothing is mailed; else both are asked for [LAW-2]', async () => {
  const unnamed = { name: undefined, email: undefined }

  const { outcome, body } = await give({ ...unnamed, reason: 'minor' })
  const asked = await Promise.all([
    give({ name: undefined }),
    give({ email: undefined, reason: 'scam_or_money' }),
  ])

  expect([outcome, body.is_mailed]).toEqual([200, false])
  expect(asked.map(({ outcome: no, error }) => [no, error?.params?.['field']])).toEqual([
    ['INVALID_INPUT', 'name'],
    ['INVALID_INPUT', 'email'],
  ])
})

test.each([
  ['address', 'https://elsewhere.example/members/1'],
  ['address', 'over there'],
  ['address', ''],
  ['address', `/${'x'.repeat(500)}`],
  ['address', '/members/\u0000'],
  ['reason', 'weather'],
  ['explanation', 'Te kort'],
  ['explanation', 'x'.repeat(2001)],
  ['name', 'x'],
  ['email', 'not an address'],
  ['is_sincere', false],
  ['language', 'tlh'],
])('a wrong %s is refused by its name, and nothing is stored [LAW-2]', async (field, value) => {
  const client_id = randomUUID()

  const { outcome, error } = await give({ client_id, [field]: value })

  const stored = await db
    .selectFrom('report')
    .select('id')
    .where('client_id', '=', client_id)
    .execute()
  expect([outcome, error?.params?.['field'], stored]).toEqual(['INVALID_INPUT', field, []])
})

test('the same notice twenty times at once is one, with one receipt; another under its id is refused [LAW-2]', async () => {
  const email = 'once@example.com'
  const notice = aNotice({ email })

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => untilAnswered(() => caller(app).call(giveNotice, notice))),
  )
  const { client_id } = notice as { client_id: string }
  const other = await give({ client_id, email, explanation: 'Iets heel anders.' })

  expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
  expect(await namesTo(email)).toEqual(['report_receipt'])
  expect(other.outcome).toBe('CLIENT_ID_REUSED')
})

test('an address gets five receipts a day and a network gives ten notices an hour; what is stopped leaves nothing [LAW-2]', async () => {
  const email = 'flooded@example.com'
  await db.deleteFrom('limit_counter').execute()
  const outcomes = []

  for (let at = 0; at < 6; at += 1) outcomes.push((await give({ email }, strict)).outcome)
  for (let at = 0; at < 6; at += 1) outcomes.push((await give({}, strict)).outcome)

  const five = Array(5).fill(200)
  expect(outcomes).toEqual([...five, 'MAIL_LIMIT', ...five, 'RATE_LIMITED'])
  expect(await namesTo(email)).toHaveLength(5)
})

test('six months after it was decided nobody’s name or address is left in a notice [LAW-2] [P10]', async () => {
  const { body } = await give()
  await db
    .updateTable('report')
    .set({ decision: 'no_action', decided_at: NOW })
    .where('number', '=', String(body.number) as never)
    .execute()

  await eraseEvidence(db, new Date('2026-09-15T12:00:00Z'))

  expect(await reportNumbered(body.number)).toMatchObject({
    notifier_name: null,
    notifier_email: null,
    explanation: '',
    evidence: {},
  })
})
