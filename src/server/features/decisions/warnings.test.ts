import { expect, test } from 'vitest'
import { listDecisions, readStatement } from '#contract/decisions.ts'
import { statementsOf } from '#server/features/dsa/dsa.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeCase } from '#test/make-case.ts'
import { COMMAND_LINE, makeDecision } from '#test/make-decision.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { lift } from './lift.ts'
import { strikesOf } from './strikes.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const { db } = await freshDatabase()
const app = await testApp(db, { clock: () => NOW })
const site = await makeSite(db)

test('a warning restricts nothing: the member stays logged in and reads why, with the strikes that it counts [OFF-6] [OFF-7]', async () => {
  const noor = await makeMember(db, site.id, { language: 'nl' })
  const { call } = await loggedIn(app, noor.id, { host: site.domain })

  const { number } = await makeDecision(db, { memberId: noor.id, measure: 'warn', now: NOW })
  const { body } = await call(listDecisions, {})
  const { token } = body.decisions[0]!
  const { statement } = (await call(readStatement, { token })).body

  const member = db.selectFrom('member').select(['status', 'hidden_at', 'is_invisible'])
  expect(await member.where('id', '=', noor.id).executeTakeFirst()).toEqual({
    status: 'active',
    hidden_at: null,
    is_invisible: false,
  })
  expect(body.decisions).toMatchObject([{ number, words: 'We geven je een waarschuwing.' }])
  expect(statement.parts[1]?.words).toContain('Er is niets beperkt')
  expect(await mailsTo(db, noor.email)).toMatchObject([
    { name: 'statement_of_reasons', statement: { measure: 'warn', until: null } },
  ])
  expect(await strikesOf(db, noor.id, NOW)).toBeGreaterThan(0)
})

test('a warning that is taken back counts no more [OFF-7]', async () => {
  const noor = await makeMember(db, site.id)
  const { number } = await makeDecision(db, { memberId: noor.id, measure: 'warn', now: NOW })

  await lift(db, { number, scope: 'all', by: COMMAND_LINE, why: 'It was somebody else.', now: NOW })

  expect(await strikesOf(db, noor.id, NOW)).toBe(0)
})

test('a report can end in a warning, which its reporter hears [OFF-6]', async () => {
  const { id, subjectId, memberId } = await makeCase(db, {
    kind: 'report',
    siteId: site.id,
    at: NOW,
  })
  const found = db.selectFrom('report').selectAll().where('id', '=', subjectId)
  const { number, reporter_id: reporterId } = await found.executeTakeFirstOrThrow()

  const about = { kind: 'report', number } as const
  await makeDecision(db, { memberId, about, measure: 'warn', now: NOW })

  const reporter = db.selectFrom('member').select('email').where('id', '=', reporterId)
  const { email } = await reporter.executeTakeFirstOrThrow()
  expect((await found.executeTakeFirstOrThrow()).decision).toBe('warn')
  expect(await mailsTo(db, email)).toMatchObject([{ verdict: { decision: 'warn' } }])
  const decided = db.selectFrom('office_case').select('outcome').where('id', '=', id)
  expect(await decided.executeTakeFirst()).toEqual({ outcome: 'warn' })
})

test('what restricts nobody is no statement for the Transparency Database [LAW-6]', async () => {
  const noor = await makeMember(db, site.id)
  const warned = await makeDecision(db, { memberId: noor.id, measure: 'warn', now: NOW })
  const banned = await makeDecision(db, { memberId: noor.id, measure: 'ban', now: NOW })

  const asked = { siteId: site.id, from: '2026-03-01', until: '2026-03-01' }
  const ids = (await statementsOf(db, asked)).map(({ puid }) => puid)

  expect(ids).toContain(banned.id)
  expect(ids).not.toContain(warned.id)
})
