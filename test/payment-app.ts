import { randomUUID } from 'node:crypto'
import type { z } from 'zod/mini'
import { placeOrder } from '#contract/orders.ts'
import type { PaymentDeps } from '#server/features/payments/provider/provider.ts'
import { openBus } from '#server/events/bus.ts'
import { readConfig } from '#server/kernel/config.ts'
import { openLog } from '#server/kernel/log.ts'
import { testApp } from './app.ts'
import type { Db } from '#server/db/connect.ts'
import { scriptedProvider } from './fakes/scripted-provider.ts'
import { loggedIn } from './logged-in.ts'
import { makeMember } from './make.ts'

type Input = Partial<z.input<typeof placeOrder.input>>
type MemberWishes = Parameters<typeof makeMember>[2]

/** The application with a provider that says what the test says, and a clock that the test moves. */
export async function paymentApp(db: Db, siteId: string, { limitFactor = 1000 } = {}) {
  const time = { offset: 0 }
  const clock = () => new Date(Date.now() + time.offset)
  const provider = scriptedProvider()
  const alerts: unknown[] = []
  const log = openLog('silent')
  const watched = Object.assign(Object.create(log) as typeof log, {
    error: (...said: unknown[]) => void alerts.push(said),
    child: () => watched,
  })
  const events = openBus()
  const config = { ...readConfig({ NODE_ENV: 'test' }), TEST_LIMIT_FACTOR: limitFactor }
  const app = await testApp(db, { clock, config, provider, events, log: watched })
  const originOf = (domain: string) => `http://${domain}`
  const deps: PaymentDeps = { db, events, clock, log: watched, provider, originOf }

  async function aBuyer(wishes: MemberWishes = {}) {
    const member = await makeMember(db, siteId, { signup_at: LONG_AGO, ...wishes })
    const { call } = await loggedIn(app, member.id)
    const buy = (changes: Input = {}) => call(placeOrder, { ...aPurchase(), ...changes })
    return { ...member, call, buy }
  }

  /** What a provider sends, or a stranger who pretends to be one. */
  const deliver = (payload: string | object, contentType = 'application/x-www-form-urlencoded') =>
    app.fastify.inject({
      method: 'POST',
      url: '/api/payment-webhook.php',
      headers: { host: 'localhost', 'content-type': contentType },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })

  return { app, deps, provider, alerts, clock, time, aBuyer, deliver }
}

/** Before any discount for newcomers. */
export const LONG_AGO = new Date('2026-01-01T12:00:00Z')

/** The popular package by card, at its full price. */
export function aPurchase() {
  return {
    client_id: randomUUID(),
    package: 'p2',
    method: 'creditcard',
    total_minor: 5995,
  } as const
}
