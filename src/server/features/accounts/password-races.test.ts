import { expect, test } from 'vitest'
import * as contract from '#contract/account.ts'
import { getUser, logIn } from '#contract/user.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite, PASSWORD } from '#test/make.ts'
import { tokenFor } from '#test/waiting-mails.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)

test('a login that began before a reset opens no session after it [A7]', async () => {
  const { email } = await makeMember(db, site.id)
  await caller(app).call(contract.requestReset, { email })
  const token = await tokenFor(db, email, 'reset')
  const request = {
    password: 'a rather new pass phrase',
    password_repeat: 'a rather new pass phrase',
  }
  const browsers = Array.from({ length: 6 }, () => caller(app))

  await Promise.all([
    ...browsers.map((browser) => browser.call(logIn, { email, password: PASSWORD })),
    caller(app).call(contract.resetPassword, { token, ...request }),
  ])

  const users = await Promise.all(browsers.map((browser) => browser.call(getUser, {})))
  expect(users.map(({ body }) => body.user)).toEqual(Array(6).fill(null))
})

test('of two password changes at once with one old password one counts [AUT-7]', async () => {
  const { email } = await makeMember(db, site.id)
  const browser = caller(app)
  await browser.call(logIn, { email, password: PASSWORD })
  const change = (password: string) =>
    browser.call(contract.changePassword, {
      old_password: PASSWORD,
      password,
      password_repeat: password,
    })

  const told = await Promise.all([change('the first of the two'), change('the second of the two')])

  expect(told.filter(({ outcome }) => outcome === 200)).toHaveLength(1)
})
