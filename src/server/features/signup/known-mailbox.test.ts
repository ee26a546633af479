import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as contract from '#contract/signup.ts'
import { aPerson } from '#test/a-person.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { mailsTo } from '#test/waiting-mails.ts'

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
