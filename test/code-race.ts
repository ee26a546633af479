import { randomUUID } from 'node:crypto'
import { placeOrder } from '#contract/orders.ts'
import { makeCodes } from '#server/features/discounts/discounts.ts'
import type { App } from '#server/http/route.ts'
import { loggedIn } from './logged-in.ts'
import { makeMember } from './make.ts'
import { untilAnswered } from './until-answered.ts'

const LONG_AGO = new Date('2020-01-01T00:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

type Browser = Awaited<ReturnType<typeof loggedIn>>

/** Fifty members who are newcomers no more, each at a browser of their own. */
export function fiftyBuyers(app: App, siteId: string): Promise<Browser[]> {
  return Promise.all(
    Array.from({ length: 50 }, async () => {
      const { id } = await makeMember(app.db, siteId, { signup_at: LONG_AGO })
      return loggedIn(app, id)
    }),
  )
}

/** A fresh code of 25 percent that works once in all. */
export async function aCode(app: App, siteId: string): Promise<string> {
  const now = app.clock()
  const expiresAt = new Date(now.getTime() + DAY_MS)
  const asks = { minimum: null, country: null, isOnceEach: false, percentage: 25 }
  const [code] = await makeCodes(app.db, { siteId, code: null, count: 1, ...asks, expiresAt, now })
  return code!
}

/** All of them buy the same package with a code at once; what each was told in the end. */
export async function raceFor(code: string, browsers: readonly Browser[]) {
  const answers = await Promise.all(
    browsers.map(({ call }) => {
      const order = { client_id: randomUUID(), package: 'p2', code, method: 'ideal' } as const
      return untilAnswered(() => call(placeOrder, { ...order, total_minor: 4496 }))
    }),
  )
  return answers.map(({ outcome }) => outcome)
}
