import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getMember } from '#contract/members.ts'
import { savePreferences } from '#contract/notifications.ts'
import { Refusal } from '#contract/refusals.ts'
import { logIn } from '#contract/user.ts'
import { auditRecord } from '#server/features/record/record.ts'
import { endDueSuspensions } from '#server/features/standing/standing.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { hostile } from '#test/hostile.ts'
import { loggedIn } from '#test/logged-in.ts'
import { liftAll, makeDecision } from '#test/make-decision.ts'
import { makeMember, makeSite, PASSWORD } from '#test/make.ts'
import { makeOperator } from '#test/office.ts'
import { mailsTo } from '#test/waiting-mails.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const WEEK = 7 * 24 * 60 * 60 * 1000

const { db } = await freshDatabase()
const site = await makeSite(db)
const time = { now: NOW }
const app = await testApp(db, { clock: () => time.now })

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  time.now = NOW
  return makeMember(db, site.id, { activated_at: NOW, ...changes })
}

function memberNow({ id }: { id: string }) {
  return db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (refused: unknown) => refused,
  )
  return error instanceof Refusal ? error.code : String(error)
}

test('a decision is one row with who, what, why and by which version, with its effect, mail and record [OFF-6]', async () => {
  const ana = await makeOperator(db, { role: 'moderator', name: 'Ana' })
  const noor = await aMember({ language: 'de' })
  const by = { operatorId: ana.id, name: 'Ana', via: 'office' } as const

  const decided = await makeDecision(db, { memberId: noor.id, by, now: NOW })

  const row = await db
    .selectFrom('decision')
    .innerJoin('decision_words', 'decision_words.decision_id', 'decision.id')
    .innerJoin('policy_version', 'policy_version.id', 'policy_version_id')
    .selectAll(['decision', 'decision_words'])
    .select(['version'])
    .where('decision.id', '=', decided.id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    measure: 'ban',
    via: 'office',
    operator_id: ana.id,
    who: 'Ana',
    is_automated: false,
    facts: 'Three members were asked for money.',
    version: 1,
    strikes: 5,
    contest_until: new Date('2026-09-01T12:00:00Z'),
  })
  expect((await memberNow(noor)).status).toBe('banned')
  expect(await mailsTo(db, noor.email)).toMatchObject([
    { name: 'statement_of_reasons', statement: { rule: { name: 'Betrug und Geldforderungen' } } },
  ])
  expect(await auditRecord(db)).toMatchObject({ broken: null })
})

test('a rule with a name decides as one, and the statement says so [OFF-6]', async () => {
  const noor = await aMember()
  const by = { operatorId: null, name: 'same photo as before', via: 'system' } as const

  await makeDecision(db, { memberId: noor.id, by, measure: 'hide', now: NOW })

  expect(await mailsTo(db, noor.email)).toMatchObject([{ statement: { is_automated: true } }])
})

test.each(['ban', 'hide', 'suspend'] as const)(
  'of ten who decide a %s at the same moment one does, and the others hear who was first [OFF-6]',
  async (measure) => {
    const noor = await aMember()
    const days = measure === 'suspend' ? { days: 7 as const } : {}

    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        makeDecision(db, { memberId: noor.id, measure, ...days, now: NOW }),
      ),
    )

    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(9)
    expect(refused[0]).toMatchObject({
      code: 'DECIDED_BEFORE',
      params: { who: 'command line', measure },
    })
    expect(await mailsTo(db, noor.email)).toHaveLength(1)
  },
)

test('the database lets nobody be banned, suspended or hidden without a decision in force [OFF-6]', async () => {
  const noor = await aMember()
  const set = (changes: Record<string, unknown>) =>
    db.updateTable('member').set(changes).where('id', '=', noor.id).execute()

  const tries = [
    () => set({ status: 'banned' }),
    () => set({ status: 'suspended', suspended_until: NOW }),
    () => set({ status_before: 'banned' }),
    () => set({ hidden_at: NOW, is_invisible: true, was_invisible: false }),
  ]
  for (const restrict of tries)
    await expect(restrict()).rejects.toThrow('no decision in force allows this')
  await makeDecision(db, { memberId: noor.id, now: NOW })
  await liftAll(db, noor.id, NOW)
  await expect(set({ status: 'banned' })).rejects.toThrow('no decision in force')
})

test("the app's role can neither change nor remove what was decided [OFF-6]", async () => {
  await makeDecision(db, { memberId: (await aMember()).id, now: NOW })

  for (const statement of [
    `update decision set measure = 'nothing'`,
    'delete from decision',
    'delete from decision_end',
    `update policy_version set article = 'x'`,
  ])
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('permission denied')
})

test('a suspension shuts out with its end in words, and ends by itself to the second [OFF-7]', async () => {
  const noor = await aMember()
  const viewer = await loggedIn(app, (await aMember()).id)
  const seen = async () => (await viewer.call(getMember, { profile_id: noor.id })).outcome
  const enter = () => caller(app).call(logIn, { email: noor.email, password: PASSWORD })
  await makeDecision(db, { memberId: noor.id, measure: 'suspend', days: 7, now: NOW })

  time.now = new Date(NOW.getTime() + WEEK - 1000)
  await endDueSuspensions(db, time.now)
  const before = await seen()
  const refused = await enter()
  time.now = new Date(NOW.getTime() + WEEK)
  await endDueSuspensions(db, time.now)
  const after = await seen()

  expect(before).toBe('NOT_FOUND')
  expect(refused.error).toEqual({
    code: 'ACCOUNT_SUSPENDED',
    params: {
      until: '2026-03-08T12:00:00.000Z',
      statement: expect.stringMatching(/^[\w-]{60,}$/) as string,
    },
  })
  expect(after).toBe(200)
  expect((await enter()).outcome).toBe(200)
  expect(await memberNow(noor)).toMatchObject({ status: 'active', suspended_until: null })
})

test('who logs in in that second is let in, whether or not the round was there first [OFF-7]', async () => {
  const noor = await aMember()
  await makeDecision(db, { memberId: noor.id, measure: 'suspend', days: 1, now: NOW })
  time.now = new Date('2026-03-02T12:00:00Z')

  const { outcome } = await caller(app).call(logIn, { email: noor.email, password: PASSWORD })

  expect(outcome).toBe(200)
})

test('hidden is out of sight whatever the member chooses, which counts after it [OFF-6]', async () => {
  const noor = await aMember()
  const { call } = await loggedIn(app, noor.id)
  const viewer = await loggedIn(app, (await aMember()).id)
  const seen = async () => (await viewer.call(getMember, { profile_id: noor.id })).outcome

  await makeDecision(db, { memberId: noor.id, measure: 'hide', now: NOW })
  await call(savePreferences, { is_invisible: false })
  const hidden = await seen()
  await liftAll(db, noor.id, NOW)

  expect([hidden, await seen()]).toEqual(['NOT_FOUND', 200])
  expect(await memberNow(noor)).toMatchObject({ is_invisible: false, was_invisible: null })
})

test('somebody who deleted the account can be banned, and nothing else can be decided but nothing [OFF-7]', async () => {
  const left = { status: 'deleted', status_before: 'active', deleted_at: NOW } as const
  const noor = await aMember(left)
  const tries = ['remove', 'hide'] as const

  const codes = await Promise.all(
    tries.map((measure) =>
      codeOf(makeDecision(db, { memberId: noor.id, measure, content: ['about'], now: NOW })),
    ),
  )
  await makeDecision(db, { memberId: noor.id, now: NOW })

  expect(codes).toEqual(['MEMBER_GONE', 'MEMBER_GONE'])
  expect(await memberNow(noor)).toMatchObject({ status: 'deleted', status_before: 'banned' })
})

test.each(Object.entries(hostile.strings))(
  'facts may be anything and stay what they are: %s [W3]',
  async (_, make) => {
    const noor = await aMember()
    const facts = Buffer.from(make())
      .toString()
      .replaceAll('\0', '')
      .slice(0, 10_000)
      .padEnd(1, 'x')

    const { id } = await makeDecision(db, { memberId: noor.id, facts, now: NOW })

    const stored = await db
      .selectFrom('decision_words')
      .select('facts')
      .where('decision_id', '=', id)
      .executeTakeFirst()
    expect(stored?.facts).toBe(facts)
  },
)
