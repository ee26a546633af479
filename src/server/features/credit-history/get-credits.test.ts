import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendMessage } from '#contract/chats.ts'
import { getCredits } from '#contract/credits.ts'
import { moveCredits } from '#server/features/credits/credits.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { makeOrder } from '#test/make-order.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  const member = await makeMember(db, site.id, changes)
  const { call } = await loggedIn(app, member.id)
  const history = async (after?: string) =>
    (await call(getCredits, after === undefined ? {} : { after })).body
  const write = (other: { id: string }) =>
    call(sendMessage, { client_id: randomUUID(), profile_id: other.id, text: 'Hoi daar' })
  return { ...member, call, history, write }
}

type Moved = Omit<Parameters<typeof moveCredits>[1], 'siteId' | 'accountId' | 'now'>

function move(member: { credit_account_id: string }, movement: Moved) {
  const whose = { siteId: site.id, accountId: member.credit_account_id, now: new Date() }
  return db.transaction().execute((tx) => moveCredits(tx, { ...whose, ...movement }))
}

test('every credit is told with where it came from or went, and they sum to the balance [CRE-1] [CRE-3]', async () => {
  const noor = await aMember({ credits: 3 })
  const sem = await aMember({ name: 'Sem' })
  const order = await makeOrder(db, noor)
  const { id: refundId } = await db
    .insertInto('order_refund')
    .values({
      order_id: order.id,
      key: 'one',
      amount_minor: 100,
      credits: 2,
      status: 'done',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await move(noor, { amount: 75, reason: 'purchase', reference: order.id })
  await noor.write(sem)
  await move(noor, { amount: -2, reason: 'refund', reference: refundId })

  const { balance, entries, next, owed } = await noor.history()

  const whom = { id: sem.id, name: 'Sem', fictional_icon: false }
  expect(entries).toMatchObject([
    { amount: -2, reason: 'refund', order_id: order.id, profile: null },
    { amount: -1, reason: 'message', order_id: null, profile: whom },
    { amount: 75, reason: 'purchase', order_id: order.id, profile: null },
    { amount: 3, reason: 'signup', order_id: null, profile: null },
  ])
  expect(balance).toBe(75)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
  expect([next, owed]).toEqual([null, 0])
})

test('a fictional profile is marked here, too; whoever cannot be seen any more has no name [CRE-3] [P9] [P3]', async () => {
  const noor = await aMember({ credits: 9 })
  const fiction = await aMember({ is_fictional: true, name: 'Roos' })
  const blocker = await aMember()
  const gone = await aMember()
  await db.updateTable('member').set({ paid_user: true }).where('id', '=', noor.id).execute()
  await noor.write(fiction)
  await noor.write(blocker)
  await noor.write(gone)

  await db.insertInto('block').values({ blocker_id: blocker.id, blocked_id: noor.id }).execute()
  await db.deleteFrom('member').where('id', '=', gone.id).execute()

  const { entries } = await noor.history()
  expect(entries.map(({ reason, profile }) => [reason, profile])).toEqual([
    ['message', null],
    ['message', null],
    ['message', { id: fiction.id, name: 'Roos', fictional_icon: true }],
    ['signup', null],
  ])
})

test('page by page every movement is told once, the latest first [CRE-3]', async () => {
  const noor = await aMember()
  for (let count = 1; count <= 70; count += 1)
    await move(noor, { amount: count, reason: 'correction', reference: randomUUID() })

  const first = await noor.history()
  const second = await noor.history(first.next!)
  const third = await noor.history(second.next!)

  const amounts = [first, second, third].flatMap(({ entries }) =>
    entries.map((each) => each.amount),
  )
  expect(amounts).toEqual(Array.from({ length: 70 }, (_, index) => 70 - index))
  expect(third.next).toBeNull()
})

test('what was spent and then charged back is owed, and nobody sees it of another [CRE-3] [P1]', async () => {
  const noor = await aMember()
  const sem = await aMember()
  await makeOrder(db, noor, { status: 'charged_back', owed_credits: 31 })
  await makeOrder(db, noor, { status: 'charged_back', owed_credits: 4 })

  expect((await noor.history()).owed).toBe(35)
  expect(await sem.history()).toMatchObject({ owed: 0, entries: [] })
})
