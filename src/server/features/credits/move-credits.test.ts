import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { balanceOf, openAccount } from './accounts.ts'
import { moveCredits, type Movement } from './move-credits.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)

async function account(credits = 0): Promise<string> {
  const accountId = await openAccount(db, site.id)
  if (credits > 0) await move({ accountId, amount: credits, reason: 'purchase' })
  return accountId
}

type Wish = Pick<Movement, 'accountId' | 'amount'> & Partial<Movement>

/** What became of a movement: done now, done before, or refused. */
async function move(wish: Wish): Promise<'done' | 'before' | 'refused'> {
  const movement = {
    siteId: site.id,
    reason: 'message',
    reference: randomUUID(),
    now: new Date(),
    ...wish,
  } as const
  try {
    const isNew = await db.transaction().execute((tx) => moveCredits(tx, movement))
    return isNew ? 'done' : 'before'
  } catch (error) {
    if (error instanceof Refusal && error.code === 'INSUFFICIENT_CREDITS') return 'refused'
    throw error
  }
}

async function entriesOf(accountId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::int as sum from credit_entry where account_id = ${accountId}`.execute(
    db,
  )
  return rows[0]!.sum
}

async function transfersThatDoNotSumToZero(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from credit_entry group by transfer_id having sum(amount) <> 0 or count(*) <> 2
    ) as broken`.execute(db)
  return rows[0]!.count
}

test.each([2, 10, 50])(
  'of %i spends at once exactly the one goes through that there are credits for [M1]',
  async (count) => {
    for (let trial = 0; trial < 20; trial += 1) {
      const accountId = await account(1)

      const spends = Array.from({ length: count }, () => move({ accountId, amount: -1 }))
      const outcomes = await Promise.all(spends)

      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(count - 1)
      expect([await balanceOf(db, accountId), await entriesOf(accountId)]).toEqual([0, 0])
    }
  },
)

test('fifty times the same cause at once, and five times after, move credits once [M3]', async () => {
  const accountId = await account(10)
  const wish = { accountId, amount: -3, reference: randomUUID() }

  const atOnce = await Promise.all(Array.from({ length: 50 }, () => move(wish)))
  const after = [await move(wish), await move(wish), await move(wish), await move(wish)]

  expect(atOnce.filter((outcome) => outcome === 'done')).toHaveLength(1)
  expect([...new Set([...after, ...atOnce])].toSorted()).toEqual(['before', 'done'])
  expect([await balanceOf(db, accountId), await entriesOf(accountId)]).toEqual([7, 7])
})

test('whatever happens, every transfer sums to zero and a balance is the sum of its entries [M2] [CRE-1]', async () => {
  const reasons = [
    'signup',
    'purchase',
    'message',
    'photo',
    'gift',
    'refund',
    'chargeback',
  ] as const
  const step = fc.record({
    who: fc.nat(2),
    amount: fc.integer({ min: -20, max: 20 }).filter((amount) => amount !== 0),
    reason: fc.constantFrom(...reasons),
    isAgain: fc.boolean(),
  })

  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const accounts = [await account(), await account(), await account()]
      const balances = [0, 0, 0]
      const references = [randomUUID()]
      for (const { who, amount, reason, isAgain } of steps) {
        if (!isAgain) references.push(randomUUID())
        const reference = `${references.at(-1)!}:${who}`
        const isShort = balances[who]! + amount < 0
        const outcome = await move({ accountId: accounts[who]!, amount, reason, reference })
        if (outcome === 'done') balances[who]! += amount
        expect(outcome === 'refused' && !isShort).toBe(false)
      }
      for (const [index, accountId] of accounts.entries()) {
        expect(await balanceOf(db, accountId)).toBe(balances[index])
        expect(await entriesOf(accountId)).toBe(balances[index])
      }
    }),
    { numRuns: 25 },
  )

  expect(await transfersThatDoNotSumToZero()).toBe(0)
})

test('the role of the application can neither change nor remove an entry [M2] [W6]', async () => {
  await account(5)

  const change = () => db.updateTable('credit_entry').set({ amount: 1 }).execute()
  const removal = () => db.deleteFrom('credit_entry').execute()

  await expect(change()).rejects.toThrow(/permission denied/)
  await expect(removal()).rejects.toThrow(/permission denied/)
})
