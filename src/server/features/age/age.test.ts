import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as contract from '#contract/age.ts'
import { uploadPhoto } from '#contract/photos.ts'
import { getUser } from '#contract/user.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { readConfig } from '#server/kernel/config.ts'
import { sweep } from '#server/sweep.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { ask, outcomeOf } from '#test/contract/send.ts'
import { freshDatabase } from '#test/database.ts'
import { AGE_ISSUERS_FILE, ageApp, type Faults, OTHER_ISSUERS_FILE } from '#test/fakes/age-app.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { openAgeProvider } from './open-age-provider.ts'
import { openLog } from '#server/kernel/log.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const time = { now: new Date('2027-03-01T12:00:00Z') }
const MINUTE = 60 * 1000
const config = { ...readConfig({ NODE_ENV: 'test' }), TEST_LIMIT_FACTOR: 1000 }
const app = await testApp(db, {
  clock: () => time.now,
  config: { ...config, AGE_ISSUERS_FILE },
})
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const phone = ageApp()
await changeSettings(db, site.id, {
  age_proof: 'eu_age_app',
  age_proof_before_photos: ['NL'],
})

type Browser = Awaited<ReturnType<typeof loggedIn>>

const begin = async (browser: Browser) => (await browser.call(contract.beginAgeCheck, {})).body
const send = (payload: string, on = app) =>
  ask(on, { method: 'POST', url: '/api/age-answer.php', payload, headers: FORM })
const stateOf = async (browser: Browser, check: contract.OwnCheck) =>
  (await browser.call(contract.lookAtAgeCheck, check)).body.state
const ageOf = async (browser: Browser) => (await browser.call(contract.getAge, {})).body
const upload = async (browser: Browser) =>
  (await browser.call(uploadPhoto, { client_id: randomUUID() } as never, Buffer.from('no picture')))
    .outcome
const proofsOf = (memberId: string) =>
  db.selectFrom('age_proof').selectAll().where('member_id', '=', memberId).execute()

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  const member = await makeMember(db, site.id, changes)
  return { member, browser: await loggedIn(app, member.id) }
}

test('a photo waits for a proof of age where the site asks for one, and then there is no more of it [LAW-8]', async () => {
  const { member, browser } = await aMember()
  const before = [await ageOf(browser), await upload(browser)]
  const begun = await begin(browser)

  const answered = await send(phone.answer(begun.url))

  expect(before).toEqual([{ demanded: 'photos', is_proven: false, over: 18 }, 'AGE_PROOF_NEEDED'])
  expect(answered.status).toBe(200)
  expect(await stateOf(browser, begun.check)).toBe('done')
  expect(await ageOf(browser)).toEqual({ demanded: null, is_proven: true, over: 18 })
  expect(await upload(browser)).toBe('PHOTO_UNREADABLE')
  expect((await browser.call(contract.beginAgeCheck, {})).outcome).toBe('AGE_PROVEN')
  expect(await proofsOf(member.id)).toEqual([
    { member_id: member.id, proven_by: 'eu_age_app', over: 18, proven_at: time.now },
  ])
})

test('the app is asked for one thing alone, in the form that the profile wants [LAW-8]', async () => {
  const { browser } = await aMember()

  const { url, kind, qr } = await begin(browser)

  const asked = Object.fromEntries(new URL(url).searchParams)
  const responseUri = asked['response_uri']
  expect([kind, url.startsWith('av://?'), qr!.size > 20]).toEqual(['app', true, true])
  expect(qr!.path).toMatch(/^(?:M\d+ \d+h\d+v1H\d+z)+$/)
  expect(asked).toMatchObject({
    client_id: `redirect_uri:${responseUri}`,
    response_type: 'vp_token',
    response_mode: 'direct_post',
  })
  expect(new URL(responseUri!).pathname).toBe('/api/age-answer.php')
  expect(JSON.parse(asked['dcql_query']!)).toEqual({
    credentials: [
      {
        id: 'proof_of_age',
        format: 'mso_mdoc',
        meta: { doctype_value: 'eu.europa.ec.av.1' },
        claims: [{ path: ['eu.europa.ec.av.1', 'age_over_18'] }],
      },
    ],
  })
})

test('an answer that the reference implementation made is understood [LAW-8]', () => {
  const vector = JSON.parse(readFileSync('test/fakes/age-app/reference.json', 'utf8'))
  const log = openLog('silent')
  const provider = openAgeProvider({ AGE_ISSUERS_FILE, isProduction: true, DEMO: false }, log)!
  const answer = JSON.stringify({ proof_of_age: [vector.presentation] })
  const asked = { id: 'x', nonce: vector.nonce, responseUri: vector.response_uri }
  const at = new Date(vector.at)

  expect(provider.read(answer, asked, at)).toBe(true)
  expect(() => provider.read(answer, { ...asked, nonce: 'another' }, at)).toThrow(
    'the device has not signed for this question',
  )
})

test.each<[string, Faults]>([
  ['for another audience', { clientId: 'redirect_uri:https://elsewhere.example/answer' }],
  ['for another address', { responseUri: 'https://elsewhere.example/answer' }],
  ['for another nonce', { nonce: 'of-another-day' }],
  ['that is over', { until: '2027-02-28T00:00:00Z' }],
  ['that is not valid yet', { from: '2027-03-02T00:00:00Z' }],
  ['of another kind', { docType: 'org.iso.18013.5.1.mDL' }],
  ['shown by another device', { isStolen: true }],
  ['whose age was changed', { isForged: true }],
  ['that the issuer has not signed', { isSignedByAnother: true }],
])('an attestation %s proves nothing and ends nothing [LAW-8]', async (_, faults) => {
  const { member, browser } = await aMember()
  const { url, check } = await begin(browser)

  const wrong = await send(phone.answer(url, faults))

  expect(outcomeOf(wrong)).toBe('INVALID_INPUT')
  expect(await proofsOf(member.id)).toEqual([])
  expect(await stateOf(browser, check)).toBe('open')
  expect((await send(phone.answer(url))).status).toBe(200)
})

test.each(['', '{}', '{"proof_of_age":["%%"]}', '{"proof_of_age":["oA"]}', '[1]', 'null'])(
  'the answer %j is no answer [LAW-8]',
  async (vpToken) => {
    const { browser } = await aMember()
    const { url } = await begin(browser)
    const state = new URL(url).searchParams.get('state')!

    const told = await send(new URLSearchParams({ state, vp_token: vpToken }).toString())

    expect(outcomeOf(told)).toBe('INVALID_INPUT')
  },
)

test('an issuer that nobody here knows vouches for nothing [LAW-8]', async () => {
  const strict = await testApp(db, {
    clock: () => time.now,
    config: { ...config, AGE_ISSUERS_FILE: OTHER_ISSUERS_FILE },
  })
  const { browser } = await aMember()
  const { url } = await begin(browser)

  expect(outcomeOf(await send(phone.answer(url), strict))).toBe('INVALID_INPUT')
})

test('an answer counts once, for its own question, and not when its time is over [LAW-8]', async () => {
  const [one, other] = [await aMember(), await aMember()]
  const [mine, theirs] = [await begin(one.browser), await begin(other.browser)]
  const answer = phone.answer(mine.url)
  await send(answer)

  const again = await send(answer)
  const replayed = new URLSearchParams(answer)
  replayed.set('state', theirs.check.id)
  const elsewhere = await send(replayed.toString())
  time.now = new Date(time.now.getTime() + 10 * MINUTE)
  const late = await send(phone.answer(theirs.url))

  expect([again, elsewhere, late].map(outcomeOf)).toEqual([
    'NOT_FOUND',
    'INVALID_INPUT',
    'NOT_FOUND',
  ])
  expect(await stateOf(other.browser, theirs.check)).toBe('over')
  expect(await proofsOf(other.member.id)).toEqual([])
})

test('of many answers at once one counts [LAW-8]', async () => {
  const { member, browser } = await aMember()
  const { url } = await begin(browser)

  const told = await Promise.all(Array.from({ length: 12 }, () => send(phone.answer(url))))

  expect(told.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(told.filter(({ status }) => status !== 200).map(outcomeOf))).toEqual(
    new Set(['NOT_FOUND']),
  )
  expect(await proofsOf(member.id)).toHaveLength(1)
})

test('a proof that says somebody is a child closes the account, with reasons and a way to contest it [LAW-8] [OFF-6]', async () => {
  const { member, browser } = await aMember({ language: 'de' })
  const { url, check } = await begin(browser)

  const answered = await send(phone.answer(url, { isOver: false }))

  const decision = await db
    .selectFrom('decision')
    .innerJoin('decision_words', 'decision_id', 'decision.id')
    .select(['measure', 'who', 'via', 'is_automated', 'facts'])
    .where('decision.member_id', '=', member.id)
    .executeTakeFirstOrThrow()
  const { body } = await browser.call(getUser, {})
  expect(answered.status).toBe(200)
  expect(decision).toEqual({
    measure: 'ban',
    who: 'proof of age',
    via: 'system',
    is_automated: true,
    facts: expect.stringContaining('unter 18'),
  })
  expect(body.user).toBeNull()
  // Its page still says what happened, without a login.
  expect(await stateOf(browser, check)).toBe('refused')
  expect(await proofsOf(member.id)).toEqual([])
})

test('whoever would not answer can begin again [LAW-8]', async () => {
  const { browser } = await aMember()
  const { url, check } = await begin(browser)

  await send(phone.decline(url))

  expect(await stateOf(browser, check)).toBe('failed')
  const again = await begin(browser)
  expect((await send(phone.answer(again.url))).status).toBe(200)
})

test('only the browser that began a proof learns what became of it [LAW-8]', async () => {
  const { browser } = await aMember()
  const { check } = await begin(browser)
  const stranger = caller(app)

  expect(await stateOf(stranger, { ...check, secret: 'x'.repeat(43) })).toBe('over')
  expect(await stateOf(stranger, check)).toBe('open')
})

test('where people are taken at their word nobody is asked, nor in other countries [LAW-8]', async () => {
  const abroad = await aMember({ country: 'BE' })
  await changeSettings(db, elsewhere.id, { age_proof_before_photos: ['NL'] })
  const theirs = await makeMember(db, elsewhere.id)
  const browser = await loggedIn(app, theirs.id, { host: elsewhere.domain })

  expect([await ageOf(abroad.browser), await ageOf(browser)]).toEqual([
    { demanded: null, is_proven: false, over: 18 },
    { demanded: null, is_proven: false, over: 18 },
  ])
  expect(await upload(browser)).toBe('PHOTO_UNREADABLE')
})

test('of a proof that is over nothing stays but that there was one [LAW-8] [P10]', async () => {
  const { member, browser } = await aMember()
  const { url } = await begin(browser)
  await send(phone.answer(url))

  time.now = new Date(time.now.getTime() + 24 * 60 * MINUTE)
  await sweep(db, time.now)

  expect(await db.selectFrom('age_check').selectAll().execute()).toEqual([])
  expect(Object.keys((await proofsOf(member.id))[0]!).toSorted()).toEqual([
    'member_id',
    'over',
    'proven_at',
    'proven_by',
  ])
})

test('in production there is no sandbox: without issuers the provider is away [LAW-8]', async () => {
  const log = openLog('silent')
  const open = (more: object) =>
    openAgeProvider({ AGE_ISSUERS_FILE: undefined, isProduction: true, DEMO: false, ...more }, log)

  expect(open({})).toBeNull()
  expect(open({ isProduction: false })?.method).toBe('sandbox')
  expect(() => open({ AGE_ISSUERS_FILE: 'package.json' })).toThrow('has no certificate in it')
  expect(() => open({ AGE_ISSUERS_FILE: 'no/such.pem' })).toThrow('cannot be read')
})
