import { expect, test } from 'vitest'
import { logIn } from '#contract/user.ts'
import { requestReset } from '#contract/account.ts'
import { hashPassword } from '#server/features/accounts/accounts.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite, PASSWORD } from '#test/make.ts'

const SAMPLES = 200
const { db } = await freshDatabase()
const site = await makeSite(db)
const privately = await makeSite(db, { settings: JSON.stringify({ account_privacy: 'private' }) })
const app = await testApp(db)

type Ask = () => Promise<unknown>

/** Whether two questions take the same time: asked in turn, in at least two of three runs. */
async function takeTheSame(one: Ask, other: Ask): Promise<boolean> {
  const runs: boolean[] = []
  for (let run = 0; run < 3; run += 1) {
    const times: [number, number][] = []
    for (let sample = 0; sample < SAMPLES; sample += 1)
      times.push([await msOf(one), await msOf(other)])
    const [a, b] = [times.map(([ms]) => ms), times.map(([, ms]) => ms)]
    const difference = Math.abs(median(a) - median(b))
    runs.push(difference <= 5 || difference <= 0.05 * median(a))
  }
  return runs.filter(Boolean).length >= 2
}

async function msOf(ask: Ask): Promise<number> {
  const started = performance.now()
  await ask()
  return performance.now() - started
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1]!
}

test('a login takes as long for an unknown address as for a wrong password [A3]', async () => {
  const { email } = await makeMember(db, site.id, { password_hash: await hashPassword(PASSWORD) })
  const attempt = (address: string) => () =>
    caller(app).call(logIn, { email: address, password: 'wrong' })

  expect(await takeTheSame(attempt(email), attempt('nobody@example.com'))).toBe(true)
})

test('where accounts are private a reset takes as long for an unknown address [A4]', async () => {
  const { email } = await makeMember(db, privately.id)
  const ask = (address: string) => () =>
    caller(app, { host: privately.domain }).call(requestReset, { email: address })

  expect(await takeTheSame(ask(email), ask('nobody@example.com'))).toBe(true)
})
