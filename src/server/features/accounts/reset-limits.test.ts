import { expect, test } from 'vitest'
import * as contract from '#contract/account.ts'
import { logIn } from '#contract/user.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite, PASSWORD } from '#test/make.ts'
import { mailsTo, tokenFor } from '#test/waiting-mails.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const time = { now: new Date('2026-03-01T12:00:00Z') }
const app = await testApp(db, {
  config: { ...readConfig({ NODE_ENV: 'test' }), TRUSTED_PROXIES: ['127.0.0.1'] },
  clock: () => time.now,
})
const MINUTE = 60 * 1000

function later(ms: number): void {
  time.now = new Date(time.now.getTime() + ms)
}

function browserIn(network: string) {
  return caller(app, { 'x-forwarded-for': network })
}

function reset(token: string) {
  const password = 'a rather new pass phrase'
  return caller(app).call(contract.resetPassword, { token, password, password_repeat: password })
}

async function resetLink(email: string): Promise<string> {
  await caller(app).call(contract.requestReset, { email })
  return tokenFor(db, email, 'reset')
}

test('strangers who ask for resets of an address keep its owner from none: the last link works for a day [AUT-5] [A6]', async () => {
  const { email } = await makeMember(db, site.id)
  const askFrom = (network: number) =>
    browserIn(`198.51.100.${network}`).call(contract.requestReset, { email })

  const strangers = []
  for (let network = 0; network < 30; network += 1) {
    later(1000)
    strangers.push(await askFrom(network))
  }
  const mails = (await mailsTo(db, email)).length
  const token = await tokenFor(db, email, 'reset')
  later(23 * 60 * MINUTE)
  const owner = await askFrom(99)
  const done = await reset(token)

  expect([...new Set(strangers.map(({ outcome }) => outcome)), owner.outcome]).toEqual([200, 200])
  expect([mails, done.outcome]).toEqual([24, 200])
})

test('a browser that the member has logged in with asks for a reset however many strangers did [AUT-5] [A6]', async () => {
  const { email } = await makeMember(db, site.id)
  const browser = browserIn('203.0.113.7')
  await browser.call(logIn, { email, password: PASSWORD })
  for (let asked = 0; asked < 6; asked += 1) {
    later(61 * MINUTE)
    await browserIn('203.0.113.7').call(contract.requestReset, { email })
  }
  later(61 * MINUTE)

  const stranger = await browserIn('203.0.113.7').call(contract.requestReset, { email })
  const known = await browser.call(contract.requestReset, { email })

  expect([stranger.outcome, known.outcome]).toEqual(['RESET_LIMIT', 200])
})

test('who asks twice may use either link, and then neither is good any more [AUT-5] [A5] [A6]', async () => {
  const { email } = await makeMember(db, site.id)
  const first = await resetLink(email)
  later(1000)
  const second = await resetLink(email)

  const done = await reset(first)

  expect([done.outcome, (await reset(second)).outcome]).toEqual([200, 'LINK_INVALID'])
})
