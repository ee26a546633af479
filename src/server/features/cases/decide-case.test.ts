import { expect, test } from 'vitest'
import type { CaseKind } from '#contract/office/cases.ts'
import * as contract from '#contract/office/cases.ts'
import { answerComplaint, decideReport } from '#contract/office/case-decisions.ts'
import { endOperator, setRoles } from '#contract/office/people.ts'
import { readRecord } from '#contract/office/record.ts'

import { policyNamed } from '#server/features/decisions/decisions.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { makeCase, makeReportedMessage } from '#test/make-case.ts'
import { makeOperator, officeCaller } from '#test/office.ts'
import { mailsTo } from '#test/waiting-mails.ts'

const HOUR_MS = 60 * 60 * 1000
const START = new Date('2026-03-01T12:00:00Z')
const held = { now: START }

const { db } = await freshDatabase()
const site = await makeSite(db)
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

test('of many who claim at once one has it [OFF-4]', async () => {
  const { id } = await aCase('report')
  const all = await Promise.all(Array.from({ length: 8 }, () => aBrowser()))

  const opened = await Promise.all(all.map(({ call }) => call(contract.openCase, { case_id: id })))

  expect(opened.map(({ outcome }) => outcome)).toEqual(all.map(() => 200))
  expect(opened.filter(({ body }) => body.is_mine)).toHaveLength(1)
})

test('of many who decide at once one does, and the others hear who was first and what it was [OFF-4]', async () => {
  const { id, memberId } = await aCase('report')
  const all = await Promise.all(
    Array.from({ length: 8 }, (_, nth) => aBrowser({ name: `Ana ${nth}` })),
  )

  const told = await Promise.all(all.map(({ call }) => call(decideReport, decision(id))))

  const first = all[told.findIndex(({ outcome }) => outcome === 200)]!
  const others = told.filter(({ outcome }) => outcome !== 200)
  expect(
    others.map(({ outcome, error }) => [
      outcome,
      error?.params?.['who'],
      error?.params?.['outcome'],
    ]),
  ).toEqual(Array.from({ length: 7 }, () => ['CASE_DECIDED', first.name, 'ban']))
  expect(await caseWith(id)).toMatchObject({ decided_by: first.id, outcome: 'ban' })
  const { email } = await db
    .selectFrom('member')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  expect(await mailsTo(db, email)).toHaveLength(1)
})

test('nobody decides whose access ends meanwhile, and what they had is free again [OFF-4] [OFF-1]', async () => {
  const owner = await aBrowser({ role: 'owner' })
  for (let round = 0; round < 6; round += 1) {
    const { id } = await aCase('complaint')
    const kees = await aBrowser({ role: 'support', name: 'Kees' })
    await kees.call(contract.openCase, { case_id: id })

    const [decided] = await Promise.all([
      kees.call(answerComplaint, { case_id: id, answer: 'It is on its way back.' }),
      owner.call(endOperator, { operator_id: kees.id }),
    ])

    const { decided_by: by, claimed_by: claimedBy } = await caseWith(id)
    expect([200, 'LOGIN_REQUIRED']).toContain(decided.outcome)
    expect(by).toBe(decided.outcome === 200 ? kees.id : null)
    expect(decided.outcome === 200 ? null : claimedBy).toBeNull()
  }
})

test('somebody who lost the role decides nothing any more [OFF-2]', async () => {
  const { id } = await aCase('report')
  const owner = await aBrowser({ role: 'owner' })
  const ana = await aBrowser()
  await owner.call(setRoles, { operator_id: ana.id, roles: [{ site_id: site.id, role: 'writer' }] })

  const told = await ana.call(decideReport, decision(id))

  expect([told.outcome, told.error?.params]).toEqual([
    'PERMISSION_REQUIRED',
    { permission: 'reports_decide' },
  ])
})

test('a member who left meanwhile: it says so, nothing happened, and no action is still possible [OFF-4]', async () => {
  const { id, memberId } = await aCase('report')
  await db
    .updateTable('member')
    .set({ status: 'deleted', deleted_at: held.now })
    .where('id', '=', memberId)
    .execute()
  const { call } = await aBrowser()

  const gone = await call(decideReport, {
    ...decision(id),
    measure: 'remove',
    content: ['about'],
  })
  const still = await caseWith(id)
  const none = await call(decideReport, { ...decision(id), measure: 'nothing' })

  expect([gone.outcome, still.decided_at, none.outcome]).toEqual(['MEMBER_GONE', null, 200])
})

test('what was handed on is decided by a senior alone [OFF-4]', async () => {
  const { id } = await aCase('report')
  const [ana, mirte] = [await aBrowser(), await aBrowser({ role: 'owner', name: 'Mirte' })]
  await ana.call(contract.openCase, { case_id: id })

  const handed = await ana.call(contract.handOnCase, { case_id: id, why: 'I know him.' })
  const refused = await ana.call(decideReport, decision(id))
  const seen = await mirte.call(contract.openCase, { case_id: id })
  const decided = await mirte.call(decideReport, decision(id))

  expect([handed.outcome, refused.outcome, refused.error?.params]).toEqual([
    200,
    'PERMISSION_REQUIRED',
    { permission: 'cases_senior' },
  ])
  expect([seen.body.is_mine, seen.body.handed_on?.why, decided.outcome]).toEqual([
    true,
    'I know him.',
    200,
  ])
})

test('an auditor reads a case and claims nothing; each look is in the record with how much was read [OFF-3]', async () => {
  const { id, texts } = await makeReportedMessage(db, { siteId: site.id, at: hoursAgo(1) })
  const petra = await aBrowser({ role: 'auditor', name: 'Petra' })

  const { body } = await petra.call(contract.openCase, { case_id: id })

  const told = await petra.call(readRecord, { subject_kind: 'case', subject_id: String(id) })
  expect(body.is_mine).toBe(false)
  expect(body.evidence?.messages.map(({ text }) => text)).toEqual(texts)
  expect(
    body.evidence?.messages.filter(({ is_reported: is }) => is).map(({ text }) => text),
  ).toEqual([texts[2]])
  expect(
    told.body.rows.map(({ action, who, details }) => [action, who, JSON.parse(details).messages]),
  ).toEqual([['case_opened', 'Petra', 4]])
  expect((await petra.call(contract.noteCase, { case_id: id, text: 'x' })).outcome).toBe(
    'PERMISSION_REQUIRED',
  )
})

test('the list tells nothing of what members wrote to each other [OFF-3]', async () => {
  const here = await makeSite(db)
  const { texts } = await makeReportedMessage(db, { siteId: here.id, at: hoursAgo(1) })
  const { call } = await aBrowser({ siteId: here.id })

  const { body } = await call(contract.listCases, {})

  expect(body.cases).toHaveLength(1)
  for (const text of texts) expect(JSON.stringify(body)).not.toContain(`"${text}`)
})

test.each([
  ['HTML', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['signs that turn the direction', 'abc\u202Edef', 'abcdef'],
  ['2,000 signs', 'é'.repeat(2000), 'é'.repeat(2000)],
])('a note with %s is kept as words [OFF-15]', async (_, text, kept) => {
  const { id } = await aCase('report')
  const { call } = await aBrowser()

  const { outcome } = await call(contract.noteCase, { case_id: id, text })

  const { body } = await call(contract.openCase, { case_id: id })
  expect([outcome, body.notes.map((note) => note.text)]).toEqual([200, [kept]])
})

test.each([
  ['10,000 signs', 'x'.repeat(10_000)],
  ['nothing', '  '],
  ['a NUL', 'a\0b'],
  ['half a sign', 'a\ud800'],
])('a note of %s is refused [OFF-15]', async (_, text) => {
  const { id } = await aCase('report')
  const { call } = await aBrowser()

  expect((await call(contract.noteCase, { case_id: id, text })).outcome).toBe('INVALID_INPUT')
})

test('a note about a case stands with its member, too, and goes with them [OFF-4]', async () => {
  const member = await makeMember(db, site.id)
  const [first, second] = [
    await aCase('report', { memberId: member.id }),
    await aCase('report', { memberId: member.id }),
  ]
  const { call } = await aBrowser()
  await call(contract.noteCase, { case_id: first.id, text: 'The third one today.' })

  const { body } = await call(contract.openCase, { case_id: second.id })

  expect(body.notes.map(({ text }) => text)).toEqual(['The third one today.'])
})
