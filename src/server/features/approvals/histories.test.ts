import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { auditLedger } from '#server/features/payments/payments.ts'
import { moneyWorld } from '#test/approvals.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { makeOperator } from '#test/office.ts'
import { rounds } from '#test/rounds.ts'

const HISTORIES = rounds({ landing: 6, night: 10_000 })
const HOUR_MS = 60 * 60 * 1000
const { db } = await freshDatabase()
const site = await makeSite(db)
const world = await moneyWorld(db, site.id)
const third = await makeOperator(db, { role: 'finance', name: 'Joost' })
const people = [world.kees, world.mirte, third]

const who = fc.nat(people.length - 1)
const which = fc.nat(5)
const step = fc.oneof(
  fc.record({ do: fc.constant('refund' as const), who, part: fc.constantFrom(null, 1, 20, 70) }),
  fc.record({ do: fc.constant('goodwill' as const), who, part: fc.constantFrom(100, 4000, 5995) }),
  fc.record({ do: fc.constant('give' as const), who, part: fc.constantFrom(3, 150) }),
  fc.record({
    do: fc.constantFrom('yes' as const, 'yes' as const, 'no' as const, 'back' as const),
    who,
    which,
  }),
  fc.record({ do: fc.constant('spend' as const) }),
  fc.record({ do: fc.constant('days' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer Taken> ? Taken : never
// What stands in one group happens at once.
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 6,
})

test('whatever is asked, approved and spent at once: nothing is paid twice, nothing alone above the limits [OFF-9]', async () => {
  await fc.assert(fc.asyncProperty(history, live), { numRuns: HISTORIES })

  expect((await auditLedger(db)).differences).toEqual([])
})

async function live(groups: Step[][]): Promise<void> {
  const { buyer, id: orderId } = await world.aPaidOrder()
  const noor = await makeMember(db, site.id)
  for (const group of groups) {
    const requests = await requestsAbout(orderId, noor.id)
    await Promise.all(
      group.map((one) => attempt(() => take(one, { buyer, orderId, noor, requests }))),
    )
  }
  await judge(orderId, noor)
}

type Around = {
  readonly buyer: { readonly credit_account_id: string }
  readonly orderId: string
  readonly noor: { readonly id: string }
  readonly requests: readonly string[]
}

async function take(one: Step, { buyer, orderId, noor, requests }: Around): Promise<unknown> {
  if (one.do === 'spend') return world.spend(buyer, 1)
  if (one.do === 'days') return void (world.time.offset += 25 * HOUR_MS)
  const person = people[one.who]!
  if (one.do === 'refund') return world.refund(orderId, one.part)(person)
  if (one.do === 'goodwill') return world.goodwill(orderId, one.part)(person)
  if (one.do === 'give') return world.give(noor.id, one.part)(person)
  const request = requests[one.which % Math.max(1, requests.length)]
  return request === undefined ? null : world[one.do](request, person)
}

/** A no is an answer, anything else that goes wrong is a fault. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}

async function requestsAbout(...subjects: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('approval')
    .select('id')
    .where('subject_id', 'in', subjects)
    .orderBy('number')
    .execute()
  return rows.map(({ id }) => id)
}

type Judged = {
  paid: number
  given: number
  same: number
  above: number
  twice: number
}

/** What the provider paid and the member got is what was approved or within the limits, once each, and never by one alone above them. */
async function judge(
  orderId: string,
  noor: { readonly id: string; readonly credit_account_id: string },
) {
  const { rows } = await sql<Judged>`
    select coalesce(sum(amount_minor) filter (where subject_id = ${orderId}), 0)::int as paid,
      coalesce(sum(credits) filter (where subject_id = ${noor.id}), 0)::int as given,
      (count(*) filter (where decided_by = asked_by))::int as same,
      (count(*) filter (where is_alone and (amount_minor > 5000 or kind = 'credits' and credits > 100)))::int as above,
      (count(result_id) - count(distinct result_id))::int as twice
    from approval where subject_id in (${orderId}, ${noor.id}) and state = 'done'`.execute(db)
  const told = rows[0]!
  const { balance } = await db
    .selectFrom('credit_account')
    .select('balance')
    .where('id', '=', noor.credit_account_id)
    .executeTakeFirstOrThrow()
  const payment = world.provider.payments.get(orderId)!

  expect(told).toEqual({
    paid: payment.refundedMinor,
    given: balance,
    same: 0,
    above: 0,
    twice: 0,
  })
  expect(payment.refundedMinor).toBeLessThanOrEqual(payment.amountMinor)
}
