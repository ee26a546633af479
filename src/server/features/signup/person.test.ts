import { expect, test } from 'vitest'
import * as contract from '#contract/signup.ts'
import { logIn } from '#contract/user.ts'
import { aPerson } from '#test/a-person.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
await makeSite(db)
const ZONES = ['Etc/GMT+12', 'America/New_York', 'Europe/Amsterdam', 'Pacific/Kiritimati']
const inZone = new Map(
  await Promise.all(ZONES.map(async (zone) => [zone, await siteIn(zone)] as const)),
)
const NOON = new Date('2026-03-01T12:00:00Z')
const app = await testApp(db, { clock: () => NOON })
const signUp = (changes: Parameters<typeof aPerson>[0] = {}) =>
  caller(app).call(contract.signUp, aPerson(changes))

function siteIn(zone: string) {
  return makeSite(db, { settings: JSON.stringify({ time_zone: zone }) })
}

test.each([
  ['@fleur', 'NAME_NOT_ALLOWED'],
  [' @fleur', 'NAME_NOT_ALLOWED'],
  ['same@example.com', 'NAME_NOT_ALLOWED'],
  ['SAME@example.com ', 'NAME_NOT_ALLOWED'],
  ['bel 0612345678', 'CONTACT_DETAILS'],
  ['x', 'INVALID_INPUT'],
  ['x'.repeat(41), 'INVALID_INPUT'],
  ['a\u202Eb', 'INVALID_INPUT'],
])('the name %j is refused with %s [SGN-3]', async (name, code) => {
  const { error } = await signUp({ name, email: 'same@example.com' })

  expect(error).toMatchObject({ code, params: { field: 'name' } })
})

test.each([
  ['2008-03-01', 200],
  ['2008-03-02', 'TOO_YOUNG'],
  ['1900-01-01', 'TOO_YOUNG'],
  ['2030-01-01', 'TOO_YOUNG'],
  ['1990-02-30', 'INVALID_INPUT'],
  ['01-02-1990', 'INVALID_INPUT'],
])('born on %s means %s on the first of March 2026 [SGN-3] [P11]', async (birth, outcome) => {
  const told = await signUp({ date_of_birth: birth })

  expect(told.outcome).toBe(outcome)
  expect(told.error?.params?.['field']).toBe(outcome === 200 ? undefined : 'date_of_birth')
})

test.each(ZONES)(
  'eighteen is eighteen to the day in %s, whatever time zone the server has [P11]',
  async (timeZone) => {
    const { domain: host } = inZone.get(timeZone)!
    const birthday = new Date(Date.UTC(2026, 5, 10) - offsetOf(timeZone))
    const at = async (now: Date) => {
      const local = await testApp(db, { clock: () => now })
      const visitor = caller(local, { host })
      return (await visitor.call(contract.signUp, aPerson({ date_of_birth: '2008-06-10' }))).outcome
    }

    const dayBefore = await at(new Date(birthday.getTime() - 1))
    const onTheDay = await at(birthday)

    expect([dayBefore, onTheDay]).toEqual(['TOO_YOUNG', 200])
  },
)

test.each([
  [{ country: 'NL', region: 'NH', city: 'Nergenshuizen' }],
  [{ country: 'NL', region: 'XX', city: 'Haarlem' }],
  [{ country: 'US', region: 'NH', city: 'Haarlem' }],
] as const)('a place that is not known here is refused: %j [SGN-2]', async (place) => {
  const { error } = await signUp({ place })

  expect(error).toMatchObject({ code: 'PLACE_UNKNOWN', params: { field: 'place' } })
})

test.each(['password1', 'qwertyuiop', 'aaaaaaaaaa', 'Fleur1991', 'Vonk-1987'])(
  'the password %s is too easy [AUT-8] [A1]',
  async (password) => {
    const { error } = await signUp({ password, email: 'fleur@localhost.nl' })

    expect(error?.code).toBe('PASSWORD_TOO_COMMON')
  },
)

test('a password of any letters in any number up to 128 is kept whole [A1]', async () => {
  const password = '🔥żółw'.repeat(18)
  const person = aPerson({ password })
  await caller(app).call(contract.signUp, person)

  const whole = await caller(app).call(logIn, { email: person.email, password })
  const cut = await caller(app).call(logIn, {
    email: person.email,
    password: password.slice(0, -1),
  })
  const longer = await signUp({ password: 'y'.repeat(64) + 'z'.repeat(65) })

  expect([whole.outcome, cut.outcome]).toEqual([200, 'LOGIN_FAILED'])
  expect(longer.error).toMatchObject({ code: 'INVALID_INPUT', params: { field: 'password' } })
})

/** How many milliseconds the clocks of a zone are ahead in June 2026. */
function offsetOf(timeZone: string): number {
  const at = new Date('2026-06-10T00:00:00Z')
  const local = new Date(at.toLocaleString('en-US', { timeZone }))
  const utc = new Date(at.toLocaleString('en-US', { timeZone: 'UTC' }))
  return local.getTime() - utc.getTime()
}
