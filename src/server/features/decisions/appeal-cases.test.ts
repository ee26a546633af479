import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appealDecision } from '#contract/decisions.ts'
import { decideAppeal } from '#contract/office/case-decisions.ts'
import { casePicture, handOnCase, listCases, openCase, signCase } from '#contract/office/cases.ts'
import { decide } from '#contract/office/decisions.ts'
import { statementToken } from '#server/features/mail/mail.ts'
import { openFiles } from '#server/features/media/media.ts'
import { TEST_SECRET, testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { makeStoredPhoto } from '#test/contract/world.ts'
import { freshDatabase } from '#test/database.ts'
import { makeDecision } from '#test/make-decision.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { makeOperator, officeCaller } from '#test/office.ts'
import { judge, policyNamed } from './decisions.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

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

test('whoever decided neither opens nor decides the appeal, in the office, by command or in the database [LAW-3]', async () => {
  const { id, token } = await decided()
  await contest(token)
  const appealId = await appealOf(id)
  const caseId = await caseOf(id)
  const office = await at(ana)
  const { body } = await office.call(listCases, { kind: 'appeal' })
  const told = [
    await office.call(openCase, { case_id: caseId }),
    await office.call(signCase, { case_id: caseId, doing: 'reading' }),
    await office.call(handOnCase, { case_id: caseId, why: 'Please.' }),
    await office.call(decideAppeal, { case_id: caseId, outcome: 'upheld', reasons: 'No.' }),
  ]

  expect(body.cases.find((one) => one.id === caseId)).toMatchObject({
    decider: { operator_id: ana.id, name: 'Ana' },
    topic: 'ban',
    words: '',
    claim: null,
  })
  expect(told.map(({ outcome }) => outcome)).toEqual(told.map(() => 'OWN_DECISION'))
  const by = { operatorId: ana.id, name: 'Ana', via: 'office' } as const
  const verdict = {
    appealId,
    outcome: 'upheld',
    reasons: 'No.',
    scope: 'all',
    by,
    now: NOW,
  } as const
  await expect(judge(db, verdict)).rejects.toMatchObject({ code: 'OWN_DECISION' })
  const past = {
    outcome: 'upheld',
    decided_at: NOW,
    operator_id: ana.id,
    who: 'Ana',
    via: 'office',
  }
  await expect(
    db.updateTable('appeal').set(past).where('id', '=', appealId).execute(),
  ).rejects.toThrow('whoever decided does not decide the appeal')
})

test('a contested photo is seen by whoever opened the appeal, and by nobody else; a claim keeps others out [LAW-3] [OFF-4]', async () => {
  const { id, token } = await decided({ measure: 'remove', hasPhoto: true })
  await contest(token)
  const caseId = await caseOf(id)
  const [first, second] = [await at(bo), await at(await makeOperator(db, { now: NOW }))]
  const picture = { case_id: caseId, which: 'taken', nth: 0 } as const

  const before = await first.call(casePicture, picture)
  const { body } = await first.call(openCase, { case_id: caseId })
  const [seen, none] = [
    await first.call(casePicture, picture),
    await first.call(casePicture, { ...picture, nth: 1 }),
  ]
  const verdict = { case_id: caseId, outcome: 'upheld', reasons: 'No.' } as const
  const other = await second.call(decideAppeal, verdict)

  expect(body.appeal!.taken).toEqual({ texts: ['Lief.'], photos: 1 })
  expect([before, seen, none].map(({ outcome }) => outcome)).toEqual([
    'NOT_FOUND',
    200,
    'NOT_FOUND',
  ])
  expect(other.outcome).toBe('CASE_CLAIMED')
})

test('a moderator of one site decides about its members alone, and what is somewhere else is not there [OFF-2]', async () => {
  const here = await makeOperator(db, { role: 'moderator', siteId: elsewhere.id, now: NOW })
  const { id, token } = await decided()
  await contest(token)
  const office = await at(here)
  const noor = await makeMember(db, site.id)
  const rule = await policyNamed(db, site.id, 'scam')

  const told = await Promise.all([
    office.call(decide, {
      about: { kind: 'member', id: noor.id },
      measure: 'ban',
      policy_id: rule!.id,
      facts: 'x',
    }),
    office.call(openCase, { case_id: await caseOf(id) }),
  ])

  expect(told.map(({ outcome }) => outcome)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  expect((await office.call(listCases, {})).body.cases).toEqual([])
})
