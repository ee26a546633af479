import { expect, test } from 'vitest'
import * as contract from '#contract/office/approvals.ts'
import { Refusal } from '#contract/refusals.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import { endOperator } from '#server/features/operators/operators.ts'
import { checkDueOrders } from '#server/features/payments/orders/check-due-orders.ts'
import { auditLedger } from '#server/features/payments/payments.ts'
import { auditRecord } from '#server/features/record/record.ts'
import { moneyWorld } from '#test/approvals.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { makeOperator, officeCaller } from '#test/office.ts'
import { expireOldRequests } from './approvals.ts'

const HOUR_MS = 60 * 60 * 1000
const { db } = await freshDatabase()
const site = await makeSite(db)
const world = await moneyWorld(db, site.id)
const { app, kees, mirte, aPaidOrder, refund, give, yes, no, stateOf, provider, time } = world

/** What became of something: its answer, or the code of its refusal. */
async function outcomeOf(work: Promise<{ readonly state: string }>): Promise<string> {
  try {
    return (await work).state
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

const anOperator = (role: 'finance' | 'owner' | 'support' = 'finance') =>
  makeOperator(db, { role, name: 'Joost' })

async function recordOf(approvalId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('operator_record')
    .select(['action', 'who'])
    .where('subject_id', '=', approvalId)
    .orderBy('number')
    .execute()
  return rows.map(({ action, who }) => `${action} by ${who}`)
}

test('within the limits one person pays back alone, above them it waits, and somebody else says yes [OFF-9]', async () => {
  const { buyer, id } = await aPaidOrder()
  const joost = await anOperator()

  const small = await refund(id, 10)(joost)
  const large = await refund(id)(joost)
  const before = await balanceOf(db, buyer.credit_account_id)
  const told = await yes(large.id, mirte)

  expect([small.state, large.state, before]).toEqual(['done', 'asked', 65])
  expect(told).toEqual({ state: 'done', outcome: null })
  expect(provider.payments.get(id)).toMatchObject({ refundedMinor: 799 + 5195 })
  expect(await balanceOf(db, buyer.credit_account_id)).toBe(0)
  expect(await recordOf(small.id)).toEqual(['done_alone by Joost'])
  expect(await recordOf(large.id)).toEqual([
    'approval_asked by Joost',
    'approval_approved by Mirte Vos',
  ])
})

test('more in a day than one person may needs a second one, also when all is asked at once [OFF-9]', async () => {
  const joost = await anOperator()
  const orders = await Promise.all(Array.from({ length: 6 }, aPaidOrder))

  const asked = await Promise.all(orders.map(({ id }) => refund(id, 60)(joost)))

  const states = asked.map(({ state }) => state).toSorted()
  expect(states).toEqual(['asked', 'asked', 'done', 'done', 'done', 'done'])
})

test('credits above the limit wait, and those within it count like money in the day [OFF-9]', async () => {
  const joost = await anOperator()
  const noor = await makeMember(db, site.id)
  const given = async (credits: number) => {
    const { state, id } = await give(noor.id, credits)(joost)
    if (state === 'asked') await no(id, mirte)
    return state
  }

  expect(await given(101)).toBe('asked')
  expect([await given(100), await given(100), await given(100)]).toEqual(['done', 'done', 'done'])
  expect([await given(100), await given(1), await given(-5)]).toEqual(['done', 'asked', 'done'])
  expect(await balanceOf(db, noor.credit_account_id)).toBe(395)
})

test('whoever asks never says yes, not even as the only owner, nor does one whose access has ended [OFF-9]', async () => {
  const { id } = await aPaidOrder()
  const joost = await anOperator('owner')
  const gone = await anOperator('owner')
  const { id: request } = await refund(id)(joost)
  const by = { operatorId: mirte.id, name: mirte.name, via: 'command' } as const
  await endOperator(db, { by, scope: 'all', operatorId: gone.id, now: new Date() })

  expect(await outcomeOf(yes(request, joost))).toBe('OWN_REQUEST')
  expect(await outcomeOf(no(request, joost))).toBe('OWN_REQUEST')
  expect(await outcomeOf(yes(request, gone))).toBe('LOGIN_REQUIRED')
  expect(await stateOf(request)).toBe('asked')
  expect(provider.payments.get(id)).toMatchObject({ refundedMinor: 0 })
})

test('twenty who say yes and no at once decide once, and pay once [OFF-9]', async () => {
  const { id } = await aPaidOrder()
  const { id: request } = await refund(id)(kees)
  const others = await Promise.all(Array.from({ length: 20 }, () => anOperator()))

  const outcomes = await Promise.all(
    others.map((other, nth) => outcomeOf((nth % 4 === 3 ? no : yes)(request, other))),
  )

  const decided = outcomes.filter((outcome) => outcome !== 'REQUEST_ENDED')
  expect(decided).toHaveLength(1)
  const paid = decided[0] === 'rejected' ? 0 : 5995
  expect(provider.payments.get(id)).toMatchObject({ refundedMinor: paid })
})

test('when the ledger moved meanwhile the request fails, and nothing is paid [OFF-9]', async () => {
  const { buyer, id } = await aPaidOrder()
  const { id: request } = await refund(id)(kees)
  await world.spend(buyer, 1)

  expect(await yes(request, mirte)).toEqual({ state: 'failed', outcome: 'changed' })
  expect(await outcomeOf(yes(request, mirte))).toBe('REQUEST_ENDED')
  expect(provider.payments.get(id)).toMatchObject({ refundedMinor: 0 })
  expect(await balanceOf(db, buyer.credit_account_id)).toBe(74)
  expect(await recordOf(request)).toContain('approval_failed by Mirte Vos')
})

test('a member who spends while somebody says yes is paid for what is left, or not at all [OFF-9]', async () => {
  const { buyer, id } = await aPaidOrder()
  const { id: request } = await refund(id)(kees)

  const [told] = await Promise.all([
    yes(request, mirte),
    ...Array.from({ length: 5 }, () => world.spend(buyer, 1).catch(() => undefined)),
  ])

  const balance = await balanceOf(db, buyer.credit_account_id)
  const paid = provider.payments.get(id)!.refundedMinor
  expect([balance, paid]).toEqual(told.state === 'failed' ? [70, 0] : [0, 5995])
})

test('one request is open for a purchase at a time, also when ten ask at once [OFF-9]', async () => {
  const { id } = await aPaidOrder()
  const people = await Promise.all(Array.from({ length: 10 }, () => anOperator()))

  const outcomes = await Promise.all(people.map((person) => outcomeOf(refund(id)(person))))

  expect(outcomes.toSorted()).toEqual([...Array(9).fill('REQUEST_OPEN'), 'asked'])
})

test('after 72 hours nobody can say yes, the next may ask, and the record tells of the end [OFF-9]', async () => {
  const [first, second] = [await aPaidOrder(), await aPaidOrder()]
  const { id: request } = await refund(first.id)(kees)
  const { id: other } = await refund(second.id)(kees)
  time.offset += contract.APPROVAL_HOURS * HOUR_MS

  expect(await outcomeOf(yes(request, mirte))).toBe('REQUEST_ENDED')
  expect((await refund(first.id)(kees)).state).toBe('asked')
  await expireOldRequests(db, world.clock())

  expect([await stateOf(request), await stateOf(other)]).toEqual(['expired', 'expired'])
  expect(await recordOf(other)).toContain('approval_expired by system')
  expect(provider.payments.get(first.id)).toMatchObject({ refundedMinor: 0 })
})

test('where nobody else could say yes it says so at once, and without a name it never waits [OFF-9]', async () => {
  const alone = await makeSite(db)
  const only = await makeOperator(db, { role: 'finance', siteId: alone.id })
  const noor = await makeMember(db, alone.id)
  await db
    .updateTable('operator')
    .set({ ended_at: new Date() })
    .where('id', '=', mirte.id)
    .execute()
  const everywhere = await db
    .updateTable('operator')
    .set({ ended_at: new Date() })
    .where('id', '<>', only.id)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()

  const outcome = await outcomeOf(give(noor.id, 500)(only))
  const back = [mirte.id, ...everywhere.map(({ id }) => id)]
  await db.updateTable('operator').set({ ended_at: null }).where('id', 'in', back).execute()
  const nameless = give(noor.id, 500)({ id: null as never, name: 'command line' })

  expect(outcome).toBe('NOBODY_TO_APPROVE')
  expect(await outcomeOf(nameless)).toBe('NOBODY_TO_APPROVE')
  expect(await balanceOf(db, noor.credit_account_id)).toBe(0)
})

test('while the provider is away it is approved and waits, with its next try to be seen; then it is done [OFF-9]', async () => {
  const { id } = await aPaidOrder()
  const { id: request } = await refund(id)(kees)
  provider.faults.before = () => {
    throw new Error('connection refused')
  }

  const told = await yes(request, mirte)
  const owner = await officeCaller(app, mirte, { now: world.clock() })
  const seen = await owner.call(contract.getApproval, { approval_id: request })
  provider.faults = {}
  time.offset += HOUR_MS
  await checkDueOrders(world.deps)

  expect(told.state).toBe('approved')
  expect(seen.body.approval.next_try_at).toEqual(expect.any(String))
  expect(await stateOf(request)).toBe('done')
  expect(provider.payments.get(id)).toMatchObject({ refundedMinor: 5995 })
})

test('one’s own request can be taken back by oneself alone [OFF-9]', async () => {
  const { id } = await aPaidOrder()
  const { id: request } = await refund(id)(kees)

  expect(await outcomeOf(world.back(request, mirte))).toBe('NOT_FOUND')
  expect(await outcomeOf(world.back(request, kees))).toBe('taken_back')
  expect(await outcomeOf(yes(request, mirte))).toBe('REQUEST_ENDED')
})

test('goodwill pays what was spent, never more than was paid in all [OFF-9]', async () => {
  const { buyer, id } = await aPaidOrder()
  await world.spend(buyer, 75)

  const asked = await world.goodwill(id, 2000)(await anOperator())
  const tooMuch = await outcomeOf(world.goodwill(id, 3996)(await anOperator()))

  expect([asked.state, tooMuch]).toEqual(['done', 'TOO_MUCH'])
  expect(provider.payments.get(id)).toMatchObject({ refundedMinor: 2000 })
})

test('in the office each sees what waits for them, what they asked and what ended; support only reads [OFF-9]', async () => {
  const now = world.clock()
  const { id } = await aPaidOrder()
  const { id: request } = await refund(id)(kees)
  const [asker, owner, support] = await Promise.all(
    [kees, mirte, await anOperator('support')].map((person) => officeCaller(app, person, { now })),
  )
  const idsIn = async (who: typeof asker, view: 'waiting' | 'mine' | 'ended') =>
    (await who!.call(contract.listApprovals, { view })).body.approvals.map((one) => one.id)

  expect(await idsIn(owner, 'waiting')).toContain(request)
  expect(await idsIn(asker, 'waiting')).not.toContain(request)
  expect(await idsIn(asker, 'mine')).toContain(request)
  const { body } = await owner!.call(contract.getApproval, { approval_id: request })
  expect(body).toMatchObject({ is_unchanged: true, approval: { may_decide: true } })
  expect(body.waits_for).toContain('Mirte Vos')
  expect(body.waits_for).not.toContain('Kees Blom')
  const looked = await support!.call(contract.getApproval, { approval_id: request })
  expect(looked.body.approval.may_decide).toBe(false)
  expect((await support!.call(contract.approve, { approval_id: request })).outcome).toBe(
    'PERMISSION_REQUIRED',
  )
  expect((await owner!.call(contract.reject, { approval_id: request, words: 'No.' })).outcome).toBe(
    200,
  )
  expect(await idsIn(owner, 'ended')).toContain(request)
})

test('a database that is told to let the asker decide refuses, whatever a program thinks [OFF-9]', async () => {
  const { id } = await aPaidOrder()
  const { id: request } = await refund(id)(kees)
  const change = (values: object) =>
    db.updateTable('approval').set(values).where('id', '=', request).execute()

  await expect(
    change({ state: 'approved', decided_by: kees.id, decider: kees.name }),
  ).rejects.toThrow('approval')
  await expect(change({ amount_minor: 1 })).rejects.toThrow('what was asked stays what it is')
  await no(request, mirte)
  await expect(change({ state: 'asked', ended_at: null })).rejects.toThrow('does not become')
})

test('after all of that ledger and record are whole [OFF-9] [OFF-3]', async () => {
  expect((await auditLedger(db)).differences).toEqual([])
  expect((await auditRecord(db)).broken).toBeNull()
})
