import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as approvals from '#contract/office/approvals.ts'
import * as contract from '#contract/office/codes.ts'
import { placeOrder } from '#contract/orders.ts'
import { fiftyBuyers } from '#test/code-race.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { makeOperator, officeCaller } from '#test/office.ts'
import { paymentApp } from '#test/payment-app.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { app } = await paymentApp(db, site.id)
const kees = await officeCaller(app, await makeOperator(db, { role: 'finance', name: 'Kees Blom' }))
const mirte = await officeCaller(app, await makeOperator(db, { role: 'owner' }))

test('a code within the limits works at once, and is listed with what it brought [OFF-11]', async () => {
  const made = await make({ code: 'ZOMER25' })
  const [noor] = await fiftyBuyers(app, site.id)
  await buy(noor!, 'ZOMER25')

  const { body } = await kees.call(contract.listCodes, { site_id: site.id, code: 'ZOMER25' })

  expect(made.body).toEqual({ code: 'ZOMER25', state: 'done' })
  expect(body.codes.find(({ code }) => code === 'ZOMER25')).toMatchObject({
    percentage: 25,
    most_uses: 100,
    uses: 1,
    state: 'running',
    made_by: 'Kees Blom',
  })
})

test.each([
  ['a percentage', { percentage: 31 }],
  ['a number of uses', { most_uses: 501 }],
])(
  '%s above the limits waits for somebody else, and works after a yes [OFF-9] [OFF-11]',
  async (_, changes) => {
    const code = `HOOG-${randomUUID().slice(0, 8).toUpperCase()}`
    const asked = await make({ code, ...changes })
    const twice = await make({ code, ...changes })
    const { body: waiting } = await kees.call(contract.listCodes, { site_id: site.id })
    const request = waiting.asked.find((each) => each.code === code)!
    const yes = await mirte.call(approvals.approve, { approval_id: request.id })
    const { body } = await kees.call(contract.listCodes, { site_id: site.id })

    expect([asked.body.state, twice.outcome, yes.body.state]).toEqual([
      'asked',
      'REQUEST_OPEN',
      'done',
    ])
    expect(waiting.codes.some((each) => each.code === code)).toBe(false)
    expect(body.codes.find((each) => each.code === code)).toMatchObject(changes)
  },
)

test('fifty members use a code at once that works three times: three have it [OFF-11] [M7]', async () => {
  await make({ code: 'DRIE-MAAL', most_uses: 3 })
  const buyers = await fiftyBuyers(app, site.id)

  const outcomes = await Promise.all(buyers.map((buyer) => buy(buyer, 'DRIE-MAAL')))

  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(3)
  expect(outcomes.filter((outcome) => outcome === 'CODE_USED')).toHaveLength(47)
})

test('a code is limited and ended by one person, and not opened beyond what one may [OFF-11]', async () => {
  await make({ code: 'EINDIG' })
  const change = (to: { ends: true } | { most_uses: number }) =>
    kees.call(contract.changeCode, { site_id: site.id, code: 'EINDIG', change: to })

  const outcomes = [
    await change({ most_uses: 500 }),
    await change({ most_uses: 501 }),
    await change({ most_uses: 2 }),
    await change({ ends: true }),
    await change({ ends: true }),
  ]

  expect(outcomes.map(({ outcome }) => outcome)).toEqual([200, 'TOO_MUCH', 200, 200, 'NOT_FOUND'])
})

test('a code that is there, and one that newcomers get, are taken [OFF-11]', async () => {
  await make({ code: 'DUBBEL' })

  expect((await make({ code: 'DUBBEL' })).outcome).toBe('CODE_TAKEN')
  expect((await make({ code: 'WELCOME25' })).outcome).toBe('CODE_TAKEN')
})

type Wish = { readonly code: string; readonly percentage?: number; readonly most_uses?: number }

function make(wish: Wish) {
  return kees.call(contract.makeCode, {
    site_id: site.id,
    percentage: 25,
    minimum: null,
    country: null,
    is_once_each: true,
    most_uses: 100,
    until: '2099-12-31',
    why: 'A summer.',
    ...wish,
  })
}

type Buyer = Awaited<ReturnType<typeof fiftyBuyers>>[number]

async function buy({ call }: Buyer, code: string) {
  const order = { client_id: randomUUID(), package: 'p2', code, method: 'ideal' } as const
  return (await call(placeOrder, { ...order, total_minor: 4496 })).outcome
}
