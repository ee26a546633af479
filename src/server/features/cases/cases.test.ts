import { expect, test } from 'vitest'
import type { CaseKind } from '#contract/office/cases.ts'
import * as contract from '#contract/office/cases.ts'
import { decideReport } from '#contract/office/case-decisions.ts'

import { changeSettings } from '#server/features/settings/settings.ts'
import { Settings, defaultSettings } from '#server/features/settings/settings-schema.ts'
import { policyNamed } from '#server/features/decisions/decisions.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { makeCase } from '#test/make-case.ts'
import { makeOperator, officeCaller } from '#test/office.ts'

const HOUR_MS = 60 * 60 * 1000
const START = new Date('2026-03-01T12:00:00Z')
const held = { now: START }

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const app = await testApp(db, { clock: () => held.now })

async function aBrowser(role: Parameters<typeof makeOperator>[1] = {}) {
  const operator = await makeOperator(db, { role: 'moderator', now: held.now, ...role })
  return { ...operator, ...(await officeCaller(app, operator, { now: held.now })) }
}

const hoursAgo = (hours: number) => new Date(held.now.getTime() - hours * HOUR_MS)

function aCase(kind: CaseKind, wishes: Partial<Parameters<typeof makeCase>[1]> = {}) {
  return makeCase(db, { kind, siteId: site.id, at: hoursAgo(1), ...wishes })
}

function caseWith(id: number) {
  return db.selectFrom('office_case').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

const scam = await policyNamed(db, site.id, 'scam')
const decision = (caseId: number) => ({
  case_id: caseId,
  measure: 'ban' as const,
  policy_id: scam!.id,
  facts: 'Three members were asked for money.',
})

test('what waits is there at once, by the promise that ends first, and filters leave what is asked for [OFF-4]', async () => {
  const here = await makeSite(db)
  const wish = { siteId: here.id }
  const report = await aCase('report', { ...wish, at: hoursAgo(2) })
  const photo = await aCase('photo', { ...wish, at: hoursAgo(30) })
  const complaint = await aCase('complaint', { ...wish, at: hoursAgo(200), language: 'de' })
  const notice = await aCase('notice', wish)
  const job = await aCase('job', { ...wish, at: hoursAgo(20) })
  const { call } = await aBrowser({ siteId: here.id })
  const ids = async (filter: Parameters<typeof call<typeof contract.listCases.input, never>>[1]) =>
    ((await call(contract.listCases, filter as never)).body.cases ?? []).map(({ id }) => id)

  expect(await ids({})).toEqual([photo.id, job.id, report.id, notice.id, complaint.id])
  expect(await ids({ kind: 'photo' } as never)).toEqual([photo.id])
  expect(await ids({ language: 'de' } as never)).toEqual([complaint.id])
  expect(await ids({ age: 'day' } as never)).toEqual([photo.id, complaint.id])
  expect(await ids({ site_id: here.id, holder: 'free', age: 'week' } as never)).toEqual([
    complaint.id,
  ])
})

test('pages go on where the last one ended, however many are due at the same moment [OFF-4]', async () => {
  const here = await makeSite(db)
  const made = []
  for (let nth = 0; nth < contract.CASES_PAGE + 3; nth += 1)
    made.push((await aCase('notice', { siteId: here.id })).id)
  const { call } = await aBrowser({ siteId: here.id })

  const first = (await call(contract.listCases, {})).body
  const second = (await call(contract.listCases, { after: first.after! })).body

  expect([...first.cases, ...second.cases].map(({ id }) => id)).toEqual(made)
  expect(second.after).toBeNull()
})

test('a site promises a time for each kind, and the defaults of the database are those of the settings [OFF-4]', async () => {
  const own = await makeSite(db)
  await changeSettings(db, own.id, { report_hours: 4 })
  const standard = defaultSettings('vonk.example')
  const kinds = ['photo', 'report', 'notice', 'complaint', 'job', 'appeal'] as const

  const promised = await Promise.all(
    kinds.map(async (kind) => {
      const { id } = await aCase(kind)
      const { due_at: due, opened_at: opened } = await caseWith(id)
      return (due.getTime() - opened.getTime()) / HOUR_MS
    }),
  )
  const { due_at: due } = await caseWith((await aCase('report', { siteId: own.id })).id)

  expect(promised).toEqual(kinds.map((kind) => standard[`${kind}_hours`]))
  expect(due).toEqual(hoursAgo(1 - 4))
  expect(Settings.shape.withdrawal_hours).toBeDefined()
})

test('opening claims a case for ten minutes after the last sign; others read it and are told who has it [OFF-4]', async () => {
  const { id } = await aCase('report')
  const [ana, ola] = [await aBrowser({ name: 'Ana' }), await aBrowser({ name: 'Ola' })]

  const mine = await ana.call(contract.openCase, { case_id: id })
  const theirs = await ola.call(contract.openCase, { case_id: id })
  const refused = await ola.call(decideReport, decision(id))

  expect([mine.body.is_mine, theirs.body.is_mine]).toEqual([true, false])
  expect(theirs.body.case.claim?.name).toBe('Ana')
  expect(theirs.body.case.looking.map(({ name }) => name)).toEqual(['Ana', 'Ola'])
  expect([refused.outcome, refused.error?.params?.['who']]).toEqual(['CASE_CLAIMED', 'Ana'])

  held.now = new Date(held.now.getTime() + 9 * 60 * 1000)
  await ana.call(contract.signCase, { case_id: id, doing: 'writing' })
  held.now = new Date(held.now.getTime() + 9 * 60 * 1000)
  expect((await ola.call(contract.openCase, { case_id: id })).body.is_mine).toBe(false)
  held.now = new Date(held.now.getTime() + 2 * 60 * 1000)
  expect((await ola.call(contract.openCase, { case_id: id })).body.is_mine).toBe(true)
  held.now = START
})

test('the numbers of what waits are those of the list, and tell what is late and new [OFF-4]', async () => {
  const here = await makeSite(db)
  const wish = { siteId: here.id }
  await aCase('report', { ...wish, at: hoursAgo(30) })
  await aCase('report', { ...wish, at: hoursAgo(3) })
  await aCase('photo', { ...wish, at: hoursAgo(2) })
  const { call } = await aBrowser({ siteId: here.id })

  const { body } = await call(contract.countCases, { since: hoursAgo(2.5).toISOString() })

  expect(
    body.kinds.map(({ kind, count, late, fresh, oldest_at: at }) => [kind, count, late, fresh, at]),
  ).toEqual([
    ['photo', 1, 0, 1, hoursAgo(2).toISOString()],
    ['report', 2, 1, 0, hoursAgo(30).toISOString()],
  ])
})

test('who watches hears of what changed and who is where, of their own sites alone [OFF-4]', async () => {
  const [ana, tim] = [await aBrowser({ name: 'Ana' }), await aBrowser({ siteId: elsewhere.id })]
  const since = (await ana.call(contract.watchCases, {})).body.now

  const { id } = await aCase('report')
  await ana.call(contract.openCase, { case_id: id })

  const mine = (await ana.call(contract.watchCases, { since })).body
  const theirs = (await tim.call(contract.watchCases, { since })).body
  expect(mine.changed).toContain(id)
  expect(mine.here.filter((look) => look.case_id === id)).toEqual([
    { operator_id: ana.id, name: 'Ana', doing: 'reading', case_id: id, kind: 'report' },
  ])
  expect([theirs.changed, theirs.here]).toEqual([[], []])
})

test('what a page asks by itself is no sign of who sits there: the session ends all the same [OFF-1]', async () => {
  const ana = await aBrowser()
  const seen = async () =>
    (
      await db
        .selectFrom('operator_session')
        .select('last_seen_at')
        .where('operator_id', '=', ana.id)
        .executeTakeFirstOrThrow()
    ).last_seen_at
  held.now = new Date(START.getTime() + 60_000)

  await ana.call(contract.watchCases, {})
  await ana.call(contract.countCases, {})
  const before = await seen()
  await ana.call(contract.listCases, {})

  expect([before, await seen()]).toEqual([START, held.now])
  held.now = START
})

test('cases of other sites are not there, whatever is asked [OFF-2]', async () => {
  const { id } = await aCase('report')
  const tim = await aBrowser({ siteId: elsewhere.id })
  const asked = { case_id: id }

  const told = [
    await tim.call(contract.openCase, asked),
    await tim.call(contract.signCase, { ...asked, doing: 'reading' }),
    await tim.call(contract.noteCase, { ...asked, text: 'x' }),
    await tim.call(contract.handOnCase, { ...asked, why: 'x' }),
    await tim.call(decideReport, decision(id)),
    await tim.call(contract.casePicture, { ...asked, which: 'face' }),
  ]

  expect(told.map(({ outcome }) => outcome)).toEqual(told.map(() => 'NOT_FOUND'))
})
