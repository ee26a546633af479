import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { freshDatabase } from '#test/database.ts'
import { inWaves } from '#test/in-waves.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { rounds } from '#test/rounds.ts'
import { eraseMember } from '#server/features/leaving/erase-members.ts'
import { balanceOf, openAccount } from './accounts.ts'
import { moveCredits, type Movement, takeBack } from './move-credits.ts'

const LIVES = rounds({ landing: 80, night: 500 })
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
      select from credit_entry group by transfer_id having sum(amount) <> 0 or count(*) not between 2 and (case when min(reason) = 'chargeback' then 3 else 2 end)
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

const REASONS = ['message', 'photo', 'gift'] as const
const command = fc.record({
  what: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom('buy', 'bonus', 'spend', 'refund', 'chargeback') },
    { weight: 1, arbitrary: fc.constant('erase') },
  ),
  who: fc.nat(1),
  amount: fc.integer({ min: 1, max: 40 }),
  reason: fc.constantFrom(...REASONS),
  which: fc.nat(5),
  isAgain: fc.boolean(),
})
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never

/** What the ledger must say of one account. */
type Model = {
  readonly accountId: string
  balance: number
  owed: number
  readonly orders: { readonly id: string; left: number }[]
}

/** Does one thing in the ledger and in the model, some of it twice. */
async function act(model: Model, { what, amount, reason, which, isAgain }: Command): Promise<void> {
  const { accountId } = model
  const order = model.orders[which % Math.max(1, model.orders.length)]
  const times = isAgain ? [1, 2] : [1]
  const reference = randomUUID()
  if (what === 'erase') return erase(accountId)
  if (what === 'bonus' || what === 'buy') {
    const cause = what === 'buy' ? 'purchase' : 'signup'
    for (const _ of times) await move({ accountId, amount, reason: cause, reference })
    if (what === 'buy') model.orders.push({ id: reference, left: amount })
    model.balance += amount
  } else if (what === 'spend') {
    const isShort = model.balance < amount
    for (const _ of times) {
      const outcome = await move({ accountId, amount: -amount, reason, reference })
      if ((outcome === 'refused') !== isShort) throw new Error(`a spend was ${outcome}`)
    }
    if (!isShort) model.balance -= amount
  } else if (order && what === 'refund') {
    const credits = Math.min(model.balance, order.left, amount)
    if (credits === 0) return
    for (const _ of times) await move({ accountId, amount: -credits, reason: 'refund', reference })
    order.left -= credits
    model.balance -= credits
  } else if (order && what === 'chargeback') {
    const taking = { siteId: site.id, accountId, amount: order.left, reference: order.id }
    const owed = Math.max(0, order.left - model.balance)
    const told = await db
      .transaction()
      .execute((tx) => takeBack(tx, { ...taking, now: new Date() }))
    await db.transaction().execute((tx) => takeBack(tx, { ...taking, now: new Date() }))
    if (told !== owed) throw new Error(`${told} are owed instead of ${owed}`)
    model.balance -= order.left - owed
    model.owed += owed
    order.left = 0
  }
}

/** Their account outlives a member. */
async function erase(accountId: string): Promise<void> {
  const { id: memberId } = await makeMember(db, site.id, { credit_account_id: accountId })
  await eraseMember(db, { memberId, now: new Date(), deletedBy: null })
}

async function debts(): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(-sum(amount), 0)::int as sum from credit_entry
    join credit_account on credit_account.id = account_id where kind = 'debt'`.execute(db)
  return rows[0]!.sum
}

test(`whatever happens in ${LIVES} lives, every transfer sums to zero and a balance is the sum of its entries [M2] [CRE-1]`, async () => {
  // Most are short, so that many things come first; some are as long as they may be.
  const life = fc.oneof(
    { weight: 9, arbitrary: fc.array(command, { maxLength: 60 }) },
    { weight: 1, arbitrary: fc.array(command, { maxLength: 60, size: 'max' }) },
  )
  const lives = fc.sample(life, { numRuns: LIVES, seed: 2 })
  const owedBefore = await debts()

  const models = await inWaves(lives, async (commands) => {
    const couple: Model[] = []
    for (const _ of [1, 2])
      couple.push({ accountId: await account(), balance: 0, owed: 0, orders: [] })
    for (const each of commands) await act(couple[each.who]!, each)
    return couple
  })

  for (const { accountId, balance } of models.flat())
    expect([await balanceOf(db, accountId), await entriesOf(accountId)]).toEqual([balance, balance])
  const owed = models.flat().reduce((sum, model) => sum + model.owed, 0)
  expect((await debts()) - owedBefore).toBe(owed)
  expect(owed).toBeGreaterThan(0)
  expect(await transfersThatDoNotSumToZero()).toBe(0)
})

test('the role of the application can neither change nor remove an entry [M2] [W6]', async () => {
  await account(5)

  const change = () => db.updateTable('credit_entry').set({ amount: 1 }).execute()
  const removal = () => db.deleteFrom('credit_entry').execute()

  await expect(change()).rejects.toThrow(/permission denied/)
  await expect(removal()).rejects.toThrow(/permission denied/)
})
