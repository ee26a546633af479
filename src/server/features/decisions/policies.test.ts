import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { POLICY_KEYS } from '#contract/office/decisions.ts'
import { Refusal } from '#contract/refusals.ts'
import { LOCALE_CODES } from '#contract/locales.ts'
import { freshDatabase } from '#test/database.ts'
import { COMMAND_LINE, makeDecision } from '#test/make-decision.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { decide, lift, policiesOf, strikesOf } from './decisions.ts'
import { editPolicy } from './policies.ts'
import { proposedFor } from './strikes.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const time = { now: NOW }

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  time.now = NOW
  return makeMember(db, site.id, { activated_at: NOW, ...changes })
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (refused: unknown) => refused,
  )
  return error instanceof Refusal ? error.code : String(error)
}

test('strikes of decisions that stand count until they lapse, and propose the next step, never more [OFF-7]', async () => {
  const noor = await aMember({ about: 'Oud.' })
  const remove = { memberId: noor.id, measure: 'remove', content: ['about'] } as const
  const at = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000)
  const policies = await policiesOf(db, site.id)
  const rule = policies.find(({ key }) => key === 'impersonation')!

  await makeDecision(db, { ...remove, policy: 'impersonation', now: at(0) })
  const second = await makeDecision(db, { ...remove, policy: 'impersonation', now: at(100) })
  const counts = await Promise.all([0, 100, 180, 280].map((day) => strikesOf(db, noor.id, at(day))))
  await lift(db, { number: second.number, scope: 'all', by: COMMAND_LINE, why: 'x', now: at(101) })

  expect(counts).toEqual([4, 4, 2, 0])
  expect(await strikesOf(db, noor.id, at(101))).toBe(2)
  expect([0, 1, 2, 4, 6, 8, 99].map((strikes) => proposedFor(rule, strikes))).toEqual([
    { measure: 'remove', days: null },
    { measure: 'remove', days: null },
    { measure: 'suspend', days: 1 },
    { measure: 'suspend', days: 7 },
    { measure: 'suspend', days: 30 },
    { measure: 'ban', days: null },
    { measure: 'ban', days: null },
  ])
})

test('every site begins with the same rules, each with words of its own in eleven languages [OFF-7]', async () => {
  const policies = await policiesOf(db, site.id)

  expect(policies.map(({ key }) => key)).toEqual([...POLICY_KEYS])
  for (const { key, texts, strike_days: span } of policies) {
    const words = LOCALE_CODES.map((locale) => texts[locale].text)
    expect([key, new Set(words).size]).toEqual([key, LOCALE_CODES.length])
    expect(span).toBeGreaterThan(0)
  }
})

test.each(POLICY_KEYS)('a decision can be made by the rule %s [OFF-6] [OFF-7]', async (policy) => {
  const { id } = await aMember()

  const { number } = await makeDecision(db, { memberId: id, measure: 'hide', policy, now: NOW })

  expect(number).toBeGreaterThan(0)
})

test('an edit makes a version, and what was decided keeps the words that it had [OFF-7]', async () => {
  const noor = await aMember({ about: 'Oud.', language: 'nl' })
  const rule = (await policiesOf(db, site.id)).find(({ key }) => key === 'nudity')!
  const remove = { memberId: noor.id, measure: 'remove', content: ['about'], now: NOW } as const
  const edit = {
    ...rule,
    by: COMMAND_LINE,
    siteId: site.id,
    policyId: rule.id,
    texts: { ...rule.texts, nl: { name: 'Bloot', text: 'Kleed je aan.' } },
    now: NOW,
  }
  await makeDecision(db, { ...remove, policy: 'nudity' })

  const edits = await Promise.allSettled([editPolicy(db, edit), editPolicy(db, edit)])
  await makeDecision(db, { ...remove, policy: 'nudity' })

  expect(edits.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await policiesOf(db, site.id)).find(({ key }) => key === 'nudity')).toMatchObject({
    version: 2,
    texts: { nl: { name: 'Bloot' } },
  })
  expect(await mailsTo(db, noor.email)).toMatchObject([
    { statement: { rule: rule.texts.nl } },
    { statement: { rule: { name: 'Bloot', text: 'Kleed je aan.' } } },
  ])
})

test('a rule that is not in use, or of another site, decides nothing [OFF-7]', async () => {
  const elsewhere = await makeSite(db)
  const [foreign] = await policiesOf(db, elsewhere.id)
  const noor = await aMember()
  const rule = (await policiesOf(db, site.id)).find(({ key }) => key === 'advertising')!
  const retired = { ...rule, by: COMMAND_LINE, siteId: site.id, policyId: rule.id, now: NOW }
  await editPolicy(db, { ...retired, is_in_use: false })
  const wanted = {
    about: { kind: 'member', id: noor.id },
    measure: 'ban',
    facts: 'x',
    by: COMMAND_LINE,
    scope: 'all',
    now: NOW,
  } as const

  const codes = await Promise.all(
    [rule.id, foreign!.id, randomUUID(), undefined].map((policyId) =>
      codeOf(decide(db, { ...wanted, policyId })),
    ),
  )

  expect(codes).toEqual(Array(4).fill('POLICY_UNKNOWN'))
})

test('a rule says how long a suspension lasts, and of nothing else that it lasts [OFF-7]', async () => {
  const rule = (await policiesOf(db, site.id)).find(({ key }) => key === 'hate')!
  const edit = { ...rule, by: COMMAND_LINE, siteId: site.id, policyId: rule.id, now: NOW }

  const codes = [
    await codeOf(editPolicy(db, { ...edit, measure: 'suspend', days: null })),
    await codeOf(editPolicy(db, { ...edit, measure: 'ban', days: 7 })),
  ]

  expect(codes).toEqual(['NOTHING_NAMED', 'NOTHING_NAMED'])
  expect((await policiesOf(db, site.id)).find(({ key }) => key === 'hate')?.version).toBe(1)
})
