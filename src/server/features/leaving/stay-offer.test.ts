import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { acceptStayOffer } from '#contract/account.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const time = { now: NOW }
const app = await testApp(db, { clock: () => time.now })

async function aMember() {
  time.now = NOW
  const member = await makeMember(db, site.id)
  const { call } = await loggedIn(app, member.id)
  return { member, ask: () => call(acceptStayOffer, { client_id: randomUUID() }) }
}

test('whoever stays gets one code, the same however often it is asked for [ACC-6]', async () => {
  const { ask } = await aMember()

  const first = await ask()
  const again = await ask()

  expect(first.body).toEqual({
    code: expect.stringMatching(/^BLIJF-[A-HJ-NP-Z2-9]{6}$/),
    percentage: 25,
    expires_at: '2026-03-31T12:00:00.000Z',
  })
  expect(again.body).toEqual(first.body)
})

test('fifty who ask for the code at once make one [ACC-6]', async () => {
  const { member, ask } = await aMember()

  const answers = await Promise.all(Array.from({ length: 50 }, ask))

  const codes = await db
    .selectFrom('discount_code')
    .select('code')
    .where('member_id', '=', member.id)
    .execute()
  expect(codes).toHaveLength(1)
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([codes[0]!.code]))
})

test.each([
  [0, 'NOT_FOUND'],
  [1, 200],
  [100, 200],
])('where the site offers %i percent the answer is %s [ACC-6]', async (percentage, expected) => {
  const { ask } = await aMember()
  await changeSettings(db, site.id, { delete_discount: percentage })

  const { outcome } = await ask()

  await changeSettings(db, site.id, { delete_discount: 25 })
  expect(outcome).toBe(expected)
})

test('a code that is over is not given again, and no second one [ACC-6]', async () => {
  const { member, ask } = await aMember()
  await ask()
  for (const days of [10, 20, 29]) {
    time.now = new Date(NOW.getTime() + days * DAY)
    await ask()
  }
  const alive = (await ask()).outcome
  await db
    .updateTable('discount_code')
    .set({ expires_at: time.now })
    .where('member_id', '=', member.id)
    .execute()

  expect([alive, (await ask()).outcome]).toEqual([200, 'NOT_FOUND'])
})
