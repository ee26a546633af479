import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getOrder, placeOrder } from '#contract/orders.ts'
import { getUser } from '#contract/user.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { readEvents } from '#test/event-reader.ts'
import { freePort } from '#test/free-port.ts'
import { loggedIn } from '#test/logged-in.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { doJobs } from '#test/outbox.ts'
import { LONG_AGO } from '#test/payment-app.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
// The address of the site is in what the provider is told, so it must be known before.
const port = await freePort()
const config = { ...readConfig({ NODE_ENV: 'test', PORT: String(port) }), TEST_LIMIT_FACTOR: 1000 }
const app = await testApp(db, { config })
await app.fastify.listen({ host: '127.0.0.1', port })

function press(checkoutUrl: string, step: string) {
  return fetch(checkoutUrl, {
    method: 'POST',
    body: new URLSearchParams({ step }),
    redirect: 'manual',
  })
}

test('a purchase at the sandbox: paid at its page, told by its webhook, premium in an open tab [CRE-2] [PAY-3] [PAY-4]', async () => {
  const { id: memberId } = await makeMember(db, site.id, { signup_at: LONG_AGO })
  const { call } = await loggedIn(app, memberId)
  const tab = await readEvents(port, { cookie: await cookieOf(db, memberId) })
  await expect.poll(tab.lastId).not.toBeNull()
  const request = { package: 'p1', method: 'ideal', total_minor: 2995 } as const
  const { body } = await call(placeOrder, { client_id: randomUUID(), ...request })
  const { id, checkout_url: checkoutUrl } = body.order

  const paid = await press(checkoutUrl!, 'pay')
  await doJobs(db)

  expect(paid.status).toBe(303)
  expect(paid.headers.get('location')).toBe(`/transactions/${id}`)
  await expect
    .poll(() => tab.heard.map(({ event }) => event))
    .toEqual([{ kind: 'user_changed' }, { kind: 'order_changed', order_id: id }])
  const { user } = (await call(getUser, {})).body
  expect(user).toMatchObject({ paid_user: true, credits: 30 })
})

test('without a webhook whoever comes back has their credits, and a wrong signature has no effect [M5] [PAY-3]', async () => {
  const { id: memberId } = await makeMember(db, site.id, { signup_at: LONG_AGO })
  const { call } = await loggedIn(app, memberId)
  const request = { package: 'p0', method: 'paypal', total_minor: 1495 } as const
  const { body } = await call(placeOrder, { client_id: randomUUID(), ...request })
  await press(body.order.checkout_url!, 'pay')
  const paymentId = body.order.checkout_url!.split('/').at(-1)!

  const forged = await fetch(`http://localhost:${port}/api/payment-webhook.php`, {
    method: 'POST',
    headers: { 'x-sandbox-signature': 'x'.repeat(43) },
    body: new URLSearchParams({ id: paymentId }),
  })
  const between = (await call(getUser, {})).body.user!.credits
  const { body: seen } = await call(getOrder, { id: body.order.id })

  expect([forged.status, between]).toEqual([200, 0])
  expect(seen.order.status).toBe('completed')
  expect((await call(getUser, {})).body.user!.credits).toBe(12)
})
