import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appealDecision, listDecisions, readStatement } from '#contract/decisions.ts'
import { decideAppeal } from '#contract/office/case-decisions.ts'
import { openCase } from '#contract/office/cases.ts'
import { logIn } from '#contract/user.ts'
import { statementToken } from '#server/features/mail/mail.ts'
import { deleteScheduledFiles, openFiles, photoKey } from '#server/features/media/media.ts'
import { eraseMember } from '#server/features/leaving/erase-members.ts'
import { TEST_SECRET, testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { makeStoredPhoto } from '#test/contract/world.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeDecision } from '#test/make-decision.ts'
import { makeMember, makeSite, PASSWORD } from '#test/make.ts'
import { makeOperator, officeCaller } from '#test/office.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { forgetTaken, lift } from './decisions.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const END = new Date('2026-09-01T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const files = openFiles(mkdtempSync(join(tmpdir(), 'vonk-files-')))
const time = { now: NOW }
const app = await testApp(db, { clock: () => time.now, files })
const ana = await makeOperator(db, { role: 'moderator', name: 'Ana', now: NOW })
const bo = await makeOperator(db, { role: 'moderator', name: 'Bo', now: NOW })

function at(operator: { id: string }) {
  return officeCaller(app, operator, { now: time.now })
}

/** A member whom Ana decided about, with the link to the statement. */
async function decided(wanted: { measure?: 'ban' | 'remove'; hasPhoto?: boolean } = {}) {
  time.now = NOW
  const noor = await makeMember(db, site.id, { about: 'Lief.', activated_at: NOW })
  const filename = wanted.hasPhoto ? await makeStoredPhoto(db, files, noor.id) : ''
  const { id, number } = await makeDecision(db, {
    memberId: noor.id,
    measure: wanted.measure ?? 'ban',
    ...(wanted.measure === 'remove' ? { content: ['about', 'photos'] as const } : {}),
    by: { operatorId: ana.id, name: 'Ana', via: 'office' },
    now: NOW,
  })
  return { noor, id, number, filename, token: statementToken(TEST_SECRET, id) }
}

function contest(token: string, words = 'Dat was ik niet.') {
  return caller(app).call(appealDecision, { token, words })
}

async function appealOf(decisionId: string) {
  const { id } = await db
    .selectFrom('appeal')
    .select('id')
    .where('decision_id', '=', decisionId)
    .executeTakeFirstOrThrow()
  return id
}

/** The case of an appeal. */
async function caseOf(decisionId: string) {
  const { id } = await db
    .selectFrom('office_case')
    .select('id')
    .where('kind', '=', 'appeal')
    .where('subject_id', '=', await appealOf(decisionId))
    .executeTakeFirstOrThrow()
  return id
}

test('a banned member reads the statement by its link, and contests it once without a login [LAW-3] [OFF-6]', async () => {
  const { noor, token } = await decided()

  const { body } = await caller(app).call(readStatement, { token })
  const first = await contest(token)
  const again = await contest(token, 'Iets anders.')

  expect(body.statement).toMatchObject({ language: 'nl', state: 'in_force', appeal: null })
  expect(body.statement.parts).toHaveLength(6)
  expect([first.outcome, again.outcome]).toEqual([200, 200])
  expect(again.body.statement.appeal).toMatchObject({ words: 'Dat was ik niet.', outcome: null })
  expect((await mailsTo(db, noor.email)).map(({ name }) => name)).toEqual([
    'statement_of_reasons',
    'appeal_receipt',
  ])
})

test('of ten appeals at the same moment there is one, and one receipt [LAW-3]', async () => {
  const { noor, token } = await decided()

  const told = await Promise.all(Array.from({ length: 10 }, () => contest(token)))

  expect(told.map(({ outcome }) => outcome)).toEqual(told.map(() => 200))
  expect(await mailsTo(db, noor.email)).toHaveLength(2)
})

test('a token of our own leads to its own site alone, and a made-up one nowhere [P2]', async () => {
  const { token } = await decided()
  const foreign = caller(app, { host: elsewhere.domain })

  expect((await foreign.call(readStatement, { token })).outcome).toBe('LINK_INVALID')
  expect((await contest(`${token.slice(0, -4)}AAAA`)).outcome).toBe('LINK_INVALID')
})

test('who is logged in finds what was decided in the settings, with the same statement [OFF-6]', async () => {
  const { noor, number } = await decided({ measure: 'remove' })
  const { call } = await loggedIn(app, noor.id)

  const { body } = await call(listDecisions, {})

  expect(body.decisions).toMatchObject([{ number }])
  const { token } = body.decisions[0]!
  expect((await call(readStatement, { token })).body.statement.number).toBe(number)
})

test('for six months to the second, and not after it [LAW-3]', async () => {
  const [early, late] = [await decided(), await decided()]
  time.now = new Date(END.getTime() - 1000)
  const inTime = await contest(early.token)
  time.now = END
  const over = await contest(late.token)

  expect([inTime.outcome, over.outcome]).toEqual([200, 'TOO_LATE'])
})

test('reversed by another: the member is back, both are in the record, and the mail says why [LAW-3]', async () => {
  const { noor, id, number, token } = await decided()
  await contest(token)
  const office = await at(bo)
  const caseId = await caseOf(id)

  const opened = await office.call(openCase, { case_id: caseId })
  const told = await office.call(decideAppeal, {
    case_id: caseId,
    outcome: 'reversed',
    reasons: 'It was another member.',
  })
  const login = await caller(app).call(logIn, { email: noor.email, password: PASSWORD })

  expect(opened.body.appeal).toMatchObject({
    words: 'Dat was ik niet.',
    language: 'nl',
    decision: number,
    who: 'Ana',
    facts: 'Three members were asked for money.',
    rule: { version: 1, ground: 'terms' },
  })
  expect(opened.body.appeal!.parts).toHaveLength(6)
  expect([told.outcome, login.outcome]).toEqual([200, 200])
  expect(await mailsTo(db, noor.email)).toContainEqual(
    expect.objectContaining({ name: 'decision_reversed', reasons: 'It was another member.' }),
  )
  const record = await db
    .selectFrom('operator_record')
    .select(['who', 'action', 'details'])
    .where('subject_id', 'in', [noor.id, id, String(caseId)])
    .orderBy('number')
    .execute()
  expect(record).toMatchObject([
    { who: 'Ana', action: 'decided', details: { decision: number } },
    { who: 'Bo', action: 'case_opened', details: { decision: number, claimed: true } },
    { who: 'Bo', action: 'appeal_reversed', details: { decision: number } },
    { who: 'Bo', action: 'case_decided', details: { kind: 'appeal', outcome: 'reversed' } },
  ])
  expect((await caller(app).call(readStatement, { token })).body.statement).toMatchObject({
    state: 'reversed',
    appeal: { outcome: 'reversed' },
  })
})

test('upheld: nothing changes, and the mail says why and where else to go [LAW-3]', async () => {
  const { noor, id, token } = await decided()
  await contest(token)

  const told = await (
    await at(bo)
  ).call(decideAppeal, {
    case_id: await caseOf(id),
    outcome: 'upheld',
    reasons: 'The messages are clear.',
  })

  expect(told.outcome).toBe(200)
  expect((await mailsTo(db, noor.email)).at(-1)).toMatchObject({ name: 'appeal_upheld' })
  const login = await caller(app).call(logIn, { email: noor.email, password: PASSWORD })
  expect(login.outcome).toBe('ACCOUNT_BANNED')
})

test('of many who decide an appeal at the same moment one does [LAW-3]', async () => {
  const { noor, id, token } = await decided()
  await contest(token)
  const caseId = await caseOf(id)
  const offices = await Promise.all([bo, bo, bo, bo].map(at))

  const told = await Promise.all(
    offices.map((office, nth) =>
      office.call(decideAppeal, {
        case_id: caseId,
        outcome: nth % 2 === 0 ? 'upheld' : 'reversed',
        reasons: 'Looked again.',
      }),
    ),
  )

  const outcomes = told.map(({ outcome }) => `${outcome}`).toSorted((a, b) => a.localeCompare(b))
  expect(outcomes).toEqual(['200', 'CASE_DECIDED', 'CASE_DECIDED', 'CASE_DECIDED'])
  expect(await mailsTo(db, noor.email)).toHaveLength(3)
})

test('what was taken waits for the appeal, also beyond six months, and goes when it cannot come back [LAW-3]', async () => {
  const [kept, gone] = [
    await decided({ measure: 'remove', hasPhoto: true }),
    await decided({ measure: 'remove', hasPhoto: true }),
  ]
  await contest(kept.token)

  await forgetTaken(db, END)
  await deleteScheduledFiles(db, files, END)
  time.now = END
  await (
    await at(bo)
  ).call(decideAppeal, {
    case_id: await caseOf(kept.id),
    outcome: 'reversed',
    reasons: 'A mistake.',
  })

  expect(await files.has(photoKey(kept.filename, 'full'))).toBe(true)
  expect(await files.has(photoKey(gone.filename, 'full'))).toBe(false)
  const { about, main_photo } = await db
    .selectFrom('member')
    .select(['about', 'main_photo'])
    .where('id', '=', kept.noor.id)
    .executeTakeFirstOrThrow()
  expect({ about, main_photo }).toEqual({ about: 'Lief.', main_photo: kept.filename })
  const words = await db
    .selectFrom('decision_words')
    .select(['taken', 'facts'])
    .where('decision_id', '=', gone.id)
    .executeTakeFirst()
  expect(words).toEqual({ taken: null, facts: 'Three members were asked for money.' })
})

test('of a member who is erased, and of a decision that was taken back, nobody decides an appeal [LAW-3]', async () => {
  const [erased, lifted] = [await decided(), await decided()]
  for (const { token } of [erased, lifted]) await contest(token)

  await eraseMember(db, { memberId: erased.noor.id, now: NOW, deletedBy: null })
  const by = { operatorId: ana.id, name: 'Ana', via: 'office' } as const
  await lift(db, { number: lifted.number, scope: 'all', by, why: 'A mistake.', now: NOW })

  const appeals = await db
    .selectFrom('appeal')
    .select(['outcome', 'words'])
    .where('decision_id', 'in', [erased.id, lifted.id])
    .orderBy('words')
    .execute()
  expect(appeals.map(({ outcome }) => outcome)).toEqual(['lapsed', 'lapsed'])
  expect(appeals.map(({ words }) => words)).toEqual(['', 'Dat was ik niet.'])
  const office = await at(bo)
  const late = await Promise.all(
    [await caseOf(erased.id), await caseOf(lifted.id)].map((id) =>
      office.call(decideAppeal, { case_id: id, outcome: 'reversed', reasons: 'A mistake.' }),
    ),
  )
  expect(late.map(({ outcome }) => outcome)).toEqual(['CASE_DECIDED', 'CASE_DECIDED'])
  expect((await caller(app).call(readStatement, { token: erased.token })).outcome).toBe(
    'LINK_INVALID',
  )
})
