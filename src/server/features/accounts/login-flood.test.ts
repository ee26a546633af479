import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { changePassword, requestReset, resetPassword } from '#contract/account.ts'
import { completeSignup, signUp } from '#contract/signup.ts'
import { logIn } from '#contract/user.ts'
import { nameOf } from '#server/http/route.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite, PASSWORD } from '#test/make.ts'
import { tokenFor } from '#test/waiting-mails.ts'
import { amongFew, isPasswordOf } from './passwords.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
/** How many are hashed at once. */
const PLACES = availableParallelism() > 2 ? 2 : 1
const WRONG = { email: 'a@example.com', password: 'not the password' }

test('a login that could not be hashed anyway is turned away before the database hears of it [R2]', async () => {
  const { call } = caller(await testApp(db))
  const ends: (() => void)[] = []
  const inside = Array.from({ length: 20 + PLACES }, () =>
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

test('whoever waits long to have a password hashed is not told to come back: it would be set all the same [A5]', async () => {
  const app = await testApp(db)
  const { call } = caller(app)
  const { email } = await makeMember(db, site.id)
  await call(requestReset, { email })
  const token = await tokenFor(db, email, 'reset')
  const ends: (() => void)[] = []
  const hashed = () => isPasswordOf(null, '', () => new Promise<void>((end) => ends.push(end)))
  const others = Promise.all(Array.from({ length: PLACES }, hashed))

  const password = `${PASSWORD}, a new one`
  const reset = call(resetPassword, { token, password, password_repeat: password })
  ends.forEach((end) => end())
  await others

  expect((await reset).outcome).toBe(200)
  for (const endpoint of [resetPassword, changePassword, signUp, completeSignup])
    expect(app.endpoints.get(nameOf(endpoint))?.options).toMatchObject({ longestMs: 10_000 })
})
