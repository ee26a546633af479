import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { resetPassword } from '#contract/account.ts'
import * as contract from '#contract/signup.ts'
import { getUser, logIn } from '#contract/user.ts'
import { aPerson } from '#test/a-person.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { mailsTo, tokenFor } from '#test/waiting-mails.ts'

const { db } = await freshDatabase()
await makeSite(db)
const NOON = new Date('2026-03-01T12:00:00Z')
const app = await testApp(db, { clock: () => NOON })
const signUp = (changes: Parameters<typeof aPerson>[0]) =>
  caller(app).call(contract.signUp, aPerson(changes))

test('of an account that nobody confirmed only its mailbox learns, and gets the link again once a day [SGN-4] [P10]', async () => {
  const first = aPerson()
  await caller(app).call(contract.signUp, first)
  const { email } = first

  const checked = await caller(app).call(contract.checkEmail, { email })
  const taken = [await signUp({ email })]
  await db
    .updateTable('mail_link')
    .set({ created_at: new Date(NOON.getTime() - 24 * 60 * 60 * 1000) })
    .execute()
  taken.push(await signUp({ email }), await signUp({ email }))

  expect(checked.outcome).toBe(200)
  expect(taken.map(({ outcome }) => outcome)).toEqual(taken.map(() => 'EMAIL_TAKEN'))
  expect((await mailsTo(db, email)).map(({ name }) => name)).toEqual(['activation', 'activation'])
})

test('who signs up with an address that a stranger signed up with gets the account by the mailbox, and the stranger has nothing left [SGN-4] [A5]', async () => {
  const stranger = caller(app)
  const theirs = aPerson()
  await stranger.call(contract.signUp, theirs)
  const { email } = theirs
  const activation = await tokenFor(db, email, 'activation')
  const password = 'chosen by the mailbox'

  const refused = await signUp({ email, password })
  const owner = caller(app)
  const confirmed = await owner.call(contract.activate, { token: activation })
  const token = await tokenFor(db, email, 'reset')
  await owner.call(resetPassword, { token, password, password_repeat: password })

  expect([refused.outcome, confirmed.outcome]).toEqual(['EMAIL_TAKEN', 'LINK_INVALID'])
  expect((await mailsTo(db, email)).map(({ name }) => name).slice(0, 2)).toEqual([
    'activation',
    'reset',
  ])
  expect((await stranger.call(getUser, {})).body.user).toBeNull()
  expect((await caller(app).call(logIn, { email, password: theirs.password })).outcome).toBe(
    'LOGIN_FAILED',
  )
  expect((await owner.call(logIn, { email, password })).body.user).toMatchObject({
    status: 'active',
  })
})

test('at Google dots and the older domain make no new mailbox that is welcomed again [SGN-8]', async () => {
  const name = `n.oor${randomUUID().slice(0, 8)}`
  const emails = [
    `${name}@gmail.com`,
    `${name.replace('.', '')}@googlemail.com`,
    `${name}@example.com`,
  ]

  for (const email of emails) await signUp({ email })

  const { rows } = await sql<{ is_newcomer: boolean }>`
    select is_newcomer from member where email = any(${emails}) order by array_position(${emails}, email)`.execute(
    db,
  )
  expect(rows.map((row) => row.is_newcomer)).toEqual([true, false, true])
})
