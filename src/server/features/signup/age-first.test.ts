import { expect, test } from 'vitest'
import * as contract from '#contract/age.ts'
import { listPhotos } from '#contract/photos.ts'
import { signUp } from '#contract/signup.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { readConfig } from '#server/kernel/config.ts'
import { aPerson } from '#test/a-person.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { ask } from '#test/contract/send.ts'
import { freshDatabase } from '#test/database.ts'
import { AGE_ISSUERS_FILE, ageApp } from '#test/fakes/age-app.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const now = new Date('2027-03-01T12:00:00Z')
const config = { ...readConfig({ NODE_ENV: 'test' }), TEST_LIMIT_FACTOR: 1000 }
const app = await testApp(db, {
  clock: () => now,
  config: { ...config, AGE_ISSUERS_FILE },
  countryOf: () => 'FR',
})
const phone = ageApp()
await changeSettings(db, site.id, { age_proof: 'eu_age_app', age_proof_before_signup: ['FR'] })

type Browser = ReturnType<typeof caller>

const begin = async (browser: Browser) => (await browser.call(contract.beginAgeCheck, {})).body
const ageOf = async (browser: Browser) => (await browser.call(contract.getAge, {})).body
const send = (payload: string) =>
  ask(app, {
    method: 'POST',
    url: '/api/age-answer.php',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('a visitor proves their age before they sign up, wherever they say that they live [LAW-8]', async () => {
  const browser = caller(app)
  const person = aPerson()
  const before = [await ageOf(browser), (await browser.call(signUp, person)).outcome]
  const { url, check } = await begin(browser)
  const early = await browser.call(signUp, { ...person, age_check: check })
  await send(phone.answer(url))

  const signed = await browser.call(signUp, { ...person, age_check: check })

  expect(before).toEqual([{ demanded: 'signup', is_proven: false, over: 18 }, 'AGE_PROOF_NEEDED'])
  expect([early.outcome, signed.outcome]).toEqual(['AGE_PROOF_NEEDED', 200])
  expect(await ageOf(browser)).toMatchObject({ is_proven: true })
  expect((await browser.call(listPhotos, {})).outcome).toBe(200)
})

test('one proof makes one account, however many sign up with it at once [LAW-8]', async () => {
  const browser = caller(app)
  const { url, check } = await begin(browser)
  await send(phone.answer(url))

  const told = await Promise.all(
    Array.from({ length: 6 }, () => caller(app).call(signUp, { ...aPerson(), age_check: check })),
  )

  const outcomes = told.map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'AGE_PROOF_NEEDED')).toHaveLength(5)
})

test('where accounts are private the same signup again is the same one, and no address is told by it [LAW-8] [SEC-1]', async () => {
  await changeSettings(db, site.id, { account_privacy: 'private' })
  const browser = caller(app)
  const { url, check } = await begin(browser)
  await send(phone.answer(url))
  const person = { ...aPerson(), age_check: check }
  const taken = await makeMember(db, site.id)

  const first = await browser.call(signUp, person)
  const again = await browser.call(signUp, person)
  const free = await browser.call(signUp, { ...aPerson(), age_check: check })
  const used = await browser.call(signUp, { ...aPerson({ email: taken.email }), age_check: check })
  await changeSettings(db, site.id, { account_privacy: 'open' })

  expect([first, again, free, used].map(({ outcome }) => outcome)).toEqual([
    200,
    200,
    'AGE_PROOF_NEEDED',
    'AGE_PROOF_NEEDED',
  ])
})
