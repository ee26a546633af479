import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { logIn } from '#contract/user.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { amongFew } from './passwords.ts'

const { db } = await freshDatabase()
await makeSite(db)
const WRONG = { email: 'a@example.com', password: 'not the password' }

test('a login that could not be hashed anyway is turned away before the database hears of it [R2]', async () => {
  const { call } = caller(await testApp(db))
  const ends: (() => void)[] = []
  const inside = Array.from({ length: 20 + (availableParallelism() > 2 ? 2 : 1) }, () =>
    amongFew(() => new Promise<void>((end) => ends.push(end))),
  )

  const turnedAway = await call(logIn, WRONG)
  const counted = await db.selectFrom('limit_counter').select('key').execute()
  ends.forEach((end) => end())
  await Promise.all(inside)
  const letIn = await call(logIn, WRONG)

  expect(turnedAway.error).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    params: { retry_after: 2 },
  })
  expect(counted).toEqual([])
  expect(letIn.outcome).toBe('LOGIN_FAILED')
})
