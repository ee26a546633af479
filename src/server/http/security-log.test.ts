import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as account from '#contract/account.ts'
import { logIn } from '#contract/user.ts'
import { openLog } from '#server/kernel/log.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite, PASSWORD } from '#test/make.ts'
import { tokenFor } from '#test/waiting-mails.ts'
import { LIMITS } from './limiter.ts'

const { db, ownerDb } = await freshDatabase()
const site = await makeSite(db)
const NOW = new Date('2026-03-01T12:00:00Z')

type Line = Readonly<Record<'event' | 'outcome' | 'member' | 'mailbox' | 'network', string>>

/** An application with its true limits, and what it writes to the log. */
async function loggedApp() {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const config = readConfig({ NODE_ENV: 'test' })
  const app = await testApp(db, { log, config, clock: () => NOW })
  const events = () =>
    lines
      .map((line) => JSON.parse(line) as Line & { msg: string })
      .filter(({ msg }) => msg === 'security')
  return { app, lines, events }
}

test('logins are noted with their outcome: right, wrong and locked, of the same mailbox and network [W6]', async () => {
  const { app, lines, events } = await loggedApp()
  const { id, email } = await makeMember(db, site.id)
  const tried = (password: string) =>
    caller(app).call(logIn, { email: email.toUpperCase(), password })
  await tried(PASSWORD)
  for (let wrong = 0; wrong < 11; wrong += 1) await tried('wrong')

  const logins = events().filter(({ event }) => event === 'login')

  expect(logins.map(({ outcome }) => outcome)).toEqual([
    'ok',
    ...Array.from({ length: 10 }, () => 'LOGIN_FAILED'),
    'ACCOUNT_LOCKED',
  ])
  for (const hash of ['mailbox', 'network'] as const) {
    expect(new Set(logins.map((login) => login[hash])).size).toBe(1)
    expect(logins[0]![hash]).toMatch(/^[\w-]{22}$/)
  }
  expect(lines.join('').toLowerCase()).not.toContain(email.toLowerCase())
  expect(lines.join('')).not.toMatch(new RegExp(`${id}|127\\.0\\.0\\.1`))
})

test('what a member does about the account is noted under one hash, with a session or by a link [W6]', async () => {
  const { app, events } = await loggedApp()
  const { email } = await makeMember(db, site.id)
  const browser = caller(app)
  await browser.call(logIn, { email, password: PASSWORD })
  await browser.call(account.confirmPassword, { password: PASSWORD })
  await browser.call(account.requestMailChange, { email: 'new-address@example.com' })
  await caller(app).call(account.requestReset, { email })
  const password = 'a rather new pass phrase'
  const token = await tokenFor(db, email, 'reset')
  await caller(app).call(account.resetPassword, { token, password, password_repeat: password })

  const noted = events()

  expect(noted.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
    'identified ok',
    'login ok',
    'step_up ok',
    'address_change_asked ok',
    'reset_asked ok',
    'identified ok',
    'reset ok',
  ])
  expect(new Set(noted.flatMap(({ member }) => member ?? [])).size).toBe(1)
})

test('what is tried again because it collided is noted once, when it has come true [W6]', async () => {
  const { app, events } = await loggedApp()
  const { email } = await makeMember(db, site.id)
  await caller(app).call(account.requestReset, { email })
  const token = await tokenFor(db, email, 'reset')
  const password = 'a rather new pass phrase'
  await sql`create sequence collisions`.execute(ownerDb)
  await sql`
    create function collide() returns trigger language plpgsql as $$ begin
      if nextval('collisions') = 1 then raise 'in the way' using errcode = '40001'; end if;
      return new;
    end $$`.execute(ownerDb)
  await sql`create trigger collides before update on member for each row execute function collide()`.execute(
    ownerDb,
  )

  const request = { token, password, password_repeat: password }
  const { outcome } = await caller(app).call(account.resetPassword, request)
  await sql`drop trigger collides on member`.execute(ownerDb)

  const noted = events().map(({ event }) => event)
  expect([outcome, ...noted]).toEqual([200, 'reset_asked', 'identified', 'reset'])
})

test('a limit that is hit is noted once, with its name and whom it stopped [A10]', async () => {
  const { app, lines, events } = await loggedApp()
  for (let asked = 0; asked < LIMITS.csp_report.max + 3; asked += 1)
    await app.limiter.allows('csp_report', { ip: '198.51.100.7' }, NOW)
  for (let asked = 0; asked < LIMITS.geocode.max + 3; asked += 1)
    await app.limiter.allows('geocode', 'a-member', NOW)

  expect(events()).toMatchObject([
    { event: 'limit', limit: 'csp_report', network: expect.stringMatching(/^[\w-]{22}$/) },
    { event: 'limit', limit: 'geocode', who: expect.stringMatching(/^[\w-]{22}$/) },
  ])
  expect(lines.join('')).not.toMatch(/198\.51|a-member/)
})

test('a call that is refused is in the log with its code, one that is not without [W6]', async () => {
  const { app, lines } = await loggedApp()
  const get = (url: string) => app.fastify.inject({ url, headers: { host: 'localhost' } })
  const answered = () =>
    lines
      .map((line) => JSON.parse(line) as { msg: string; path: string; refusal?: string })
      .filter(({ msg }) => msg === 'answered')
      .map(({ path, refusal }) => [path, refusal])

  for (const url of ['/api/sessions.php', '/api/online.php?limit=x', '/api/user.php'])
    await get(url)

  expect(answered()).toEqual([
    ['/api/sessions.php', 'LOGIN_REQUIRED'],
    ['/api/online.php', 'INVALID_INPUT'],
    ['/api/user.php', undefined],
  ])
})
