import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { makeDecision } from '#test/make-decision.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { runDsa } from './dsa.ts'

const { db } = await freshDatabase()
const NOW = new Date('2026-07-10T12:00:00Z')
const site = await makeSite(db)
const CANARY = 'Quirinus-Canary'

async function run(...args: string[]) {
  const lines: string[] = []
  const code = await runDsa(args, { db, print: (line) => void lines.push(line), now: NOW })
  return { code, text: lines.join('\n') }
}

test('recipients are members who were here, by month, and what is published stays and is in the record [LAW-6]', async () => {
  const [first, second] = [await makeMember(db, site.id), await makeMember(db, site.id)]
  for (const [member, month] of [
    [first, '06'],
    [second, '06'],
    [first, '05'],
  ] as const)
    await db
      .updateTable('member')
      .set({ last_active_at: new Date(`2026-${month}-15T12:00:00Z`) })
      .where('id', '=', member.id)
      .execute()

  const { text } = await run('recipients', site.domain)
  await run('publish', site.domain)

  expect(text).toContain('2026-05  1\n2026-06  2\naverage  1\nnot published yet')
  expect(text).not.toContain('2026-07')
  expect((await run('recipients', site.domain)).text).toContain('published on 2026-07-10: 1')
  const noted = await db
    .selectFrom('operator_record')
    .select('action')
    .where('action', '=', 'recipients_published')
    .execute()
  expect(noted).toHaveLength(1)
})

test('statements of reasons hold no word about a person, whatever the facts say [LAW-6]', async () => {
  const member = await makeMember(db, site.id, { name: 'Quirinus', email: `${CANARY}@example.com` })
  const at = new Date('2026-03-05T12:00:00Z')
  await makeDecision(db, {
    memberId: member.id,
    facts: `${CANARY} of Haarlem asked for money.`,
    now: at,
  })

  const { text } = await run(
    'statements',
    site.domain,
    '--from',
    '2026-03-01',
    '--until',
    '2026-03-31',
  )

  const { statements } = JSON.parse(text) as { statements: Record<string, unknown>[] }
  expect(statements).toHaveLength(1)
  expect(statements[0]).toMatchObject({
    decision_account: 'DECISION_ACCOUNT_TERMINATED',
    decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
    category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
    source_type: 'SOURCE_VOLUNTARY',
    automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
    application_date: '2026-03-05',
  })
  for (const word of [CANARY, 'Quirinus', 'Haarlem', member.id]) expect(text).not.toContain(word)
})

test('the report of a year counts its decisions by rule and measure, and no other year [LAW-6]', async () => {
  const { text } = await run('report', site.domain, '--year', '2026')

  expect(text).toContain('6,restrictions: ban,scam,1')
  expect(text).toContain('6,restrictions on our own initiative: ban,scam,1')
  expect((await run('report', site.domain, '--year', '2025')).text).not.toContain('restrictions')
})

test.each([
  [['statements', 'localhost', '--from', 'now'], 'which days?'],
  [['report', 'localhost', '--year', 'soon'], 'which year?'],
  [['publish', 'nowhere.example'], 'there is no site nowhere.example'],
])('%j is refused in one line [OPR-0]', async (args, line) => {
  const { code, text } = await run(...args)

  expect([code, text]).toEqual([1, expect.stringContaining(line)])
})
