import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deleteAccount } from '#contract/account.ts'
import { getDiscountCode, getTimeBonus } from '#contract/discounts.ts'
import { cancelOrder, placeOrder } from '#contract/orders.ts'
import { listPackages } from '#contract/packages.ts'
import { signUp } from '#contract/signup.ts'
import { eraseMember } from '#server/features/leaving/erase-members.ts'
import { aPerson } from '#test/a-person.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { changeCode, makeCodes, type NewCodes } from './discounts.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const { db } = await freshDatabase()
const site = await makeSite(db)
const time = { now: NOW }
const app = await testApp(db, { clock: () => time.now })

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  time.now = NOW
  const member = await makeMember(db, site.id, { signup_at: NOW, ...changes })
  const browser = await loggedIn(app, member.id)
  const buy = (request: {
    code?: string
    total: number
    package?: 'p0' | 'p2'
    country?: 'DK'
  }) => {
    const { total, ...rest } = request
    const purchase = { client_id: randomUUID(), package: 'p2', method: 'ideal', ...rest } as const
    return browser.call(placeOrder, { ...purchase, total_minor: total })
  }
  const worth = (code: string) => browser.call(getDiscountCode, { code })
  const at = (seconds: number) => void (time.now = new Date(NOW.getTime() + seconds * 1000))
  return { ...member, ...browser, buy, worth, at }
}

/** A member whose first days are over. */
function anOldHand() {
  return aMember({ signup_at: new Date(NOW.getTime() - 8 * DAY) })
}

async function operatorsCode(changes: Partial<NewCodes> = {}): Promise<string> {
  const [code] = await makeCodes(db, {
    siteId: site.id,
    code: null,
    count: 1,
    percentage: 10,
    minimum: null,
    country: null,
    isOnceEach: false,
    expiresAt: new Date(NOW.getTime() + DAY),
    now: NOW,
    ...changes,
  })
  return code!
}

test('spaces inside a code are ignored, here as at the checkout [DIS-1]', async () => {
  const code = await operatorsCode({ code: 'SUMMER-2026' })
  const noor = await anOldHand()

  const { body } = await noor.worth(' sum mer - 2026 ')
  const { body: bought } = await noor.buy({ code: 'SUMMER -2026', total: 5395 })

  expect(body.discount?.code).toBe(code)
  expect(bought.order.discount?.code).toBe(code)
})

test('a code is worth what its operator said, however it is typed [DIS-1]', async () => {
  const code = await operatorsCode({ percentage: 40, minimum: { minor: 2995, currency: 'EUR' } })
  const { worth } = await anOldHand()

  const told = await worth(` ${code.toLowerCase()} `)

  expect(told.body.discount).toEqual({
    kind: 'code',
    code,
    percentage: 40,
    minimum: 2995,
    currency: 'EUR',
    country: null,
    expires: '2026-03-02T12:00:00.000Z',
  })
})

test('what does not exist, is over, was ended, is of another site or another member is not found [DIS-1] [M7]', async () => {
  const elsewhere = await makeSite(db)
  const other = await anOldHand()
  const ended = await operatorsCode()
  const by = { operatorId: null, name: 'a test', via: 'system' } as const
  await changeCode(db, { siteId: site.id, code: ended, change: { ends: true }, by, now: NOW })
  const theirs = await operatorsCode()
  await db
    .updateTable('discount_code')
    .set({ member_id: other.id })
    .where('code', '=', theirs)
    .execute()
  const codes = [
    'NOSUCHCODE',
    ended,
    theirs,
    await operatorsCode({ expiresAt: NOW }),
    await operatorsCode({ siteId: elsewhere.id }),
  ]
  const { worth, buy } = await anOldHand()

  for (const code of codes) {
    expect((await worth(code)).outcome).toBe('CODE_NOT_FOUND')
    expect((await buy({ code, total: 5395 })).outcome).toBe('CODE_NOT_FOUND')
  }
  expect((await other.worth(theirs)).outcome).toBe(200)
})

test('a code asks for its country, its currency and its minimum, before the discount [DIS-1]', async () => {
  const minimum = { minor: 5995, currency: 'EUR' }
  const [largest, dutch, danish] = [
    await operatorsCode({ minimum, isOnceEach: true }),
    await operatorsCode({ country: 'NL', isOnceEach: true }),
    await operatorsCode({ country: 'DK', isOnceEach: true }),
  ]
  const { buy, call } = await anOldHand()

  const tooSmall = await buy({ code: largest, package: 'p0', total: 1345 })
  const otherCurrency = await buy({ code: largest, country: 'DK', total: 40_455 })
  const otherCountry = await buy({ code: danish, total: 5395 })
  const asked = await call(getDiscountCode, { code: danish, country: 'NL' })
  const right = await buy({ code: largest, total: 5395 })
  const own = await buy({ code: dutch, total: 5395 })

  expect(
    [tooSmall, otherCurrency, otherCountry, asked, right, own].map((each) => each.outcome),
  ).toEqual(['CODE_MINIMUM', 'CODE_COUNTRY', 'CODE_COUNTRY', 'CODE_COUNTRY', 200, 200])
  expect(right.body.order).toMatchObject({
    price_minor: 5995,
    total_minor: 5395,
    discount: { kind: 'code', code: largest, percentage: 10 },
  })
})

test('a code that is typed takes the place of the bonus, for that order [DIS-4]', async () => {
  const code = await operatorsCode()
  const { buy, call } = await aMember()

  const typed = await buy({ code, total: 5395 })
  const next = await buy({ total: 4496 })

  expect(typed.body.order.discount).toEqual({ kind: 'code', code, percentage: 10 })
  expect(next.body.order.discount).toMatchObject({ kind: 'time_bonus', percentage: 25 })
  expect((await call(listPackages, {})).body.discount?.kind).toBe('time_bonus')
})

test('the time bonus tells all that the product shows of it [DIS-3]', async () => {
  const { id, call, at } = await aMember({ country: 'DK' })
  at(14_400 - 3_661)

  const { body } = await call(getTimeBonus, {})

  expect(body.time_bonus).toMatchObject({
    code: 'TIMEBONUS25',
    country: 'DK',
    user_id: id,
    expires: '2026-03-01T16:00:00.000Z',
    value_percentage: 25,
    currency: 'DKK',
    minimum_order_value: 0,
    status: 'active',
    validity: 14_400,
    expired: false,
    isVisible: true,
    countdown: { hours: 1, minutes: 1, seconds: 1 },
  })
  expect((await caller(app).call(getTimeBonus, {})).body.time_bonus).toBeNull()
})

test('the welcome discount is told when it is asked for, and is nothing where there is none [DIS-1] [DIS-2]', async () => {
  const newcomer = await aMember()
  const oldHand = await anOldHand()

  const theirs = await newcomer.call(getDiscountCode, { welcome: 'true' })
  const none = await oldHand.call(getDiscountCode, { welcome: 'true' })

  expect(theirs.body.discount).toMatchObject({
    kind: 'welcome',
    percentage: 25,
    expires: '2026-03-01T16:00:00.000Z',
  })
  expect(none.body.discount).toBeNull()
})

test.each(['TIMEBONUS25', 'WELCOME25'])(
  '%s is nothing to whoever has paid [M7] [DIS-3]',
  async (code) => {
    const { worth, buy, call } = await aMember({ paid_user: true })

    expect((await worth(code)).outcome).toBe('CODE_NOT_FOUND')
    expect((await buy({ code, total: 4496 })).outcome).toBe('CODE_NOT_FOUND')
    expect((await call(getTimeBonus, {})).body.time_bonus).toBeNull()
    expect((await buy({ total: 5995 })).outcome).toBe(200)
  },
)

test('a newcomer’s discount that an order has used is used, under either name [M7]', async () => {
  const member = await aMember()
  await member.buy({ total: 4496 })
  await db
    .updateTable('credit_order')
    .set({ status: 'completed', completed_at: NOW, receipt_number: 1 })
    .where('member_id', '=', member.id)
    .execute()

  expect((await member.worth('TIMEBONUS25')).outcome).toBe('CODE_USED')
  expect((await member.worth('WELCOME25')).outcome).toBe('CODE_USED')
  expect((await member.call(getTimeBonus, {})).body.time_bonus).toBeNull()
})

test('an order that is given up frees its discount; one that is open holds it [M7]', async () => {
  const code = await operatorsCode()
  const [one, other] = [await anOldHand(), await anOldHand()]
  const { body } = await one.buy({ code, total: 5395 })

  const held = await other.buy({ code, total: 5395 })
  const own = [await one.worth(code), await one.buy({ code, total: 5395 })]
  await one.call(cancelOrder, { id: body.order.id })
  const freed = await other.buy({ code, total: 5395 })

  expect(held.outcome).toBe('CODE_USED')
  expect(own.map(({ outcome }) => outcome)).toEqual([200, 'CODE_USED'])
  expect(freed.outcome).toBe(200)
  expect((await one.worth(code)).outcome).toBe('CODE_USED')
})

test('once each is once for everybody [DIS-1]', async () => {
  const code = await operatorsCode({ isOnceEach: true })
  const [one, other] = [await anOldHand(), await anOldHand()]

  const first = [await one.buy({ code, total: 5395 }), await other.buy({ code, total: 5395 })]
  const again = await one.buy({ code, total: 5395 })

  expect(first.map(({ outcome }) => outcome)).toEqual([200, 200])
  expect(again.outcome).toBe('CODE_USED')
})

test('whoever signs up again with the same address has no welcome again [M7] [DIS-2]', async () => {
  time.now = NOW
  const person = aPerson()
  const browser = caller(app)
  await browser.call(signUp, person)
  const before = (await browser.call(getTimeBonus, {})).body.time_bonus
  await browser.call(deleteAccount, { reason: 'break', explanation: '' })
  time.now = new Date(NOW.getTime() + 15 * DAY)
  await eraseMember(db, { memberId: before!.user_id, now: time.now, deletedBy: time.now })

  const again = caller(app)
  const signedUp = await again.call(signUp, { ...person, client_id: randomUUID() })

  expect(before).not.toBeNull()
  expect(signedUp.outcome).toBe(200)
  expect(signedUp.body.user).toMatchObject({ discount: null })
  expect((await again.call(getTimeBonus, {})).body.time_bonus).toBeNull()
  expect((await again.call(getDiscountCode, { code: 'TIMEBONUS25' })).outcome).toBe(
    'CODE_NOT_FOUND',
  )
})

test('of fifty first orders at once one has the time bonus [M7] [M11]', async () => {
  const { buy } = await aMember()

  const answers = await Promise.all(Array.from({ length: 50 }, () => buy({ total: 4496 })))

  expect(answers.filter(({ outcome }) => outcome === 200)).toHaveLength(1)
  expect(answers.filter(({ outcome }) => outcome === 'CODE_USED')).toHaveLength(49)
})
