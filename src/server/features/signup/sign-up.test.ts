import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as contract from '#contract/signup.ts'
import { getUser } from '#contract/user.ts'
import { readConfig } from '#server/kernel/config.ts'
import { aPerson } from '#test/a-person.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { useUp } from '#test/use-up.ts'
import { untilAnswered } from '#test/until-answered.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const reselling = await siteWith({ member_resell: 'yes' })
const privately = await siteWith({ account_privacy: 'private' })
const asked = await makeSite(db)
const signingUp = {
  all: await siteWith({ signups: 'all' }),
  none: await siteWith({ signups: 'none' }),
  with_trafficsource: await siteWith({ signups: 'with_trafficsource' }),
}
const NOON = new Date('2026-03-01T12:00:00Z')
const app = await testApp(db, { clock: () => NOON })
const signUp = (changes: Parameters<typeof aPerson>[0] = {}, headers = {}) =>
  caller(app, headers).call(contract.signUp, aPerson(changes))

function siteWith(settings: Record<string, unknown>) {
  return makeSite(db, { settings: JSON.stringify(settings) })
}

async function countOf(email: string): Promise<number> {
  const rows = await db.selectFrom('member').select('id').where('email', '=', email).execute()
  return rows.length
}

test('a signup makes a member who waits for the mailbox, is logged in and has their first credits [SGN-6] [SGN-8]', async () => {
  const person = aPerson({ name: 'Fleur' })
  const browser = caller(app)

  const { body } = await browser.call(contract.signUp, person)
  const user = await browser.call(getUser, {})

  expect(body.user).toMatchObject({
    status: 'not_confirmed',
    credits: 3,
    paid_user: false,
    language: 'nl',
    profile: { name: 'Fleur', country: 'NL', status: 'disabled', main_image: null },
  })
  expect(user.body.user).toEqual(body.user)
  expect(await mailsTo(db, person.email)).toEqual([
    { name: 'activation', link_id: expect.any(String) },
  ])
})

test('the first credits are one entry of the ledger with its other side [SGN-8] [CRE-1]', async () => {
  const person = aPerson()
  await caller(app).call(contract.signUp, person)

  const entries = await db
    .selectFrom('credit_entry')
    .innerJoin('credit_account', 'credit_account.id', 'credit_entry.account_id')
    .innerJoin('member', (join) => join.on('member.email', '=', person.email))
    .select(['kind', 'amount', 'reason'])
    .whereRef('reference', '=', (eb) => eb.cast('member.credit_account_id', 'text'))
    .orderBy('amount')
    .execute()

  expect(entries).toEqual([
    { kind: 'granted', amount: -3, reason: 'signup' },
    { kind: 'member', amount: 3, reason: 'signup' },
  ])
})

test('an address that had its welcome gets no credits again, however it is written [SGN-8]', async () => {
  const email = `${randomUUID()}@example.com`
  await signUp({ email })
  await db.deleteFrom('member').where('email', '=', email).execute()

  const again = await signUp({ email: email.toUpperCase() })
  const tagged = await signUp({ email: email.replace('@', '+more@') })

  expect([again.body.user?.credits, tagged.body.user?.credits]).toEqual([0, 0])
})

test('what was agreed to is kept with its version and time [SGN-9] [SITE-7] [LAW-7]', async () => {
  const [plain, sharing] = [aPerson(), aPerson()]
  const consent = { terms_date: '2023-12-15', orientation: true, resell: true }
  await caller(app).call(contract.signUp, { ...plain, consent })
  await caller(app, { host: reselling.domain }).call(contract.signUp, { ...sharing, consent })

  const consentsOf = (email: string) =>
    db
      .selectFrom('consent')
      .innerJoin('member', 'member.id', 'consent.member_id')
      .select(['kind', 'version', 'given_at'])
      .where('email', '=', email)
      .orderBy('kind')
      .execute()

  const version = '2023-12-15'
  expect(await consentsOf(plain.email)).toEqual([
    { kind: 'orientation', version, given_at: NOON },
    { kind: 'privacy', version, given_at: NOON },
    { kind: 'terms', version, given_at: NOON },
  ])
  expect((await consentsOf(sharing.email)).map(({ kind }) => kind)).toContain('resell')
})

test('a version of the terms that is not the present one is refused [SGN-9]', async () => {
  const { error } = await signUp({
    consent: { terms_date: '2020-01-01', orientation: true, resell: false },
  })

  expect(error).toMatchObject({ code: 'INVALID_INPUT', params: { field: 'consent.terms_date' } })
})

test('without the explicit consent to use whom one seeks there is no account [LAW-7]', async () => {
  const person = aPerson({
    consent: { terms_date: '2023-12-15', orientation: false, resell: false },
  })

  const { error } = await caller(app).call(contract.signUp, person)

  expect(error).toMatchObject({ code: 'INVALID_INPUT', params: { field: 'consent.orientation' } })
  expect(await countOf(person.email)).toBe(0)
})

test('a name with contact details is refused while it is asked for, as signing up would [ACC-2]', async () => {
  const check = async (name: string) =>
    (await caller(app).call(contract.checkName, { name })).error ?? null

  expect(await check('bel 0612345678')).toMatchObject({
    code: 'CONTACT_DETAILS',
    params: { field: 'name' },
  })
  expect(await check('Lisa_1990')).toBeNull()
})

test('a taken address and a deleted account are told where accounts are open, on both ways [SGN-4]', async () => {
  const taken = await makeMember(db, site.id)
  const deleted = await makeMember(db, site.id, { status: 'deleted' })
  const banned = await makeMember(db, site.id, { status: 'banned' })
  const check = async (email: string) =>
    (await caller(app).call(contract.checkEmail, { email })).outcome

  const signups = [
    await signUp({ email: taken.email.toUpperCase() }),
    await signUp({ email: deleted.email }),
    await signUp({ email: banned.email }),
  ]

  expect(signups.map(({ outcome }) => outcome)).toEqual([
    'EMAIL_TAKEN',
    'ACCOUNT_DELETED',
    'EMAIL_TAKEN',
  ])
  expect([
    await check(taken.email),
    await check(deleted.email),
    await check('free@example.com'),
  ]).toEqual(['EMAIL_TAKEN', 'ACCOUNT_DELETED', 200])
})

test('twenty signups at once with one address make one member, one grant and one mail [SGN-8] [M3]', async () => {
  const email = `${randomUUID()}@example.com`

  const told = await Promise.all(
    Array.from({ length: 20 }, () => {
      const person = aPerson({ email })
      return untilAnswered(() => caller(app).call(contract.signUp, person))
    }),
  )

  expect(told.filter(({ outcome }) => outcome === 200)).toHaveLength(1)
  expect(told.filter(({ outcome }) => outcome === 'EMAIL_TAKEN')).toHaveLength(19)
  expect(await countOf(email)).toBe(1)
  expect(await mailsTo(db, email)).toHaveLength(1)
})

test('the same signup again is the same account; another one under its id is refused [M3]', async () => {
  const person = aPerson()
  const first = await caller(app).call(contract.signUp, person)

  const again = await caller(app).call(contract.signUp, person)
  const other = await caller(app).call(contract.signUp, {
    ...person,
    password: 'another pass phrase',
  })

  expect([first.outcome, again.outcome, other.outcome]).toEqual([200, 200, 'CLIENT_ID_REUSED'])
  expect(again.body).toEqual(first.body)
  expect(await mailsTo(db, person.email)).toHaveLength(1)
})

test('the first message to a profile is sent, if that profile can be seen [SGN-2]', async () => {
  const target = await makeMember(db, site.id)
  const hidden = await makeMember(db, site.id, { is_invisible: true })
  const sent = async (profileId: string, text = 'Dans je mee?') => {
    const person = aPerson({ target: { profile_id: profileId, signup_message: text } })
    const told = await caller(app).call(contract.signUp, person)
    const rows = await db
      .selectFrom('message')
      .innerJoin('member', 'member.id', 'message.sender_id')
      .innerJoin('conversation_side as side', 'side.conversation_id', 'message.conversation_id')
      .select(['message.text', 'side.member_id'])
      .where('email', '=', person.email)
      .whereRef('side.other_id', '=', 'member.id')
      .execute()
    return [told.outcome, rows]
  }

  expect(await sent(target.id)).toEqual([200, [{ text: 'Dans je mee?', member_id: target.id }]])
  expect(await sent(hidden.id)).toEqual([200, []])
  expect(await sent(randomUUID())).toEqual([200, []])
  expect((await sent(target.id, 'x'.repeat(501)))[0]).toBe('INVALID_INPUT')
  expect((await sent(target.id, 'mail me: fleur@post.nl'))[0]).toBe('CONTACT_DETAILS')
})

test.each([
  ['all', null, 200],
  ['none', null, 'SIGNUP_CLOSED'],
  ['none', { network: 'ads' }, 'SIGNUP_CLOSED'],
  ['with_trafficsource', null, 'SIGNUP_CLOSED'],
  ['with_trafficsource', { network: 'ads', sub1: 'a' }, 200],
] as const)('signups %s with the source %j means %s [SGN-5]', async (signups, source, outcome) => {
  const { domain } = signingUp[signups]
  const person = aPerson(source ? { traffic_source: source } : {})

  const told = await caller(app, { host: domain }).call(contract.signUp, person)

  const kept = await db
    .selectFrom('member')
    .select('traffic_source')
    .where('email', '=', person.email)
    .execute()
  expect(told.outcome).toBe(outcome)
  expect(kept).toEqual(outcome === 200 ? [{ traffic_source: source }] : [])
})

test('a network signs up five times in half an hour, at once too; the same signup again does not count [A10]', async () => {
  const time = { now: new Date('2026-09-01T12:00:00Z') }
  const strict = await testApp(db, {
    config: readConfig({ NODE_ENV: 'test' }),
    clock: () => time.now,
  })
  const first = aPerson()
  await caller(strict).call(contract.signUp, first)

  const many = await Promise.all(
    Array.from({ length: 12 }, () => caller(strict).call(contract.signUp, aPerson())),
  )
  const again = await caller(strict).call(contract.signUp, first)
  time.now = new Date(time.now.getTime() + 30 * 60 * 1000)
  const later = await caller(strict).call(contract.signUp, aPerson())

  expect(many.filter(({ outcome }) => outcome === 200)).toHaveLength(4)
  expect(many.filter(({ outcome }) => outcome === 'RATE_LIMITED')).toHaveLength(8)
  expect([again.outcome, later.outcome]).toEqual([200, 200])
})

test('where accounts are private a taken address and a free one get the same answer, and nobody is logged in [A4] [SGN-4]', async () => {
  const owner = await makeMember(db, privately.id)
  const headers = { host: privately.domain }
  const free = aPerson()

  const taken = await signUp({ email: owner.email }, headers)
  const open = await caller(app, headers).call(contract.signUp, free)
  const check = await caller(app, headers).call(contract.checkEmail, { email: owner.email })

  expect([taken.outcome, taken.body]).toEqual([200, { user: null }])
  expect([open.outcome, open.body]).toEqual([200, { user: null }])
  expect(Object.keys(taken.headers)).toEqual(Object.keys(open.headers))
  expect(check.outcome).toBe(200)
  expect(await mailsTo(db, owner.email)).toEqual([{ name: 'address_in_use' }])
  expect(await mailsTo(db, free.email)).toMatchObject([{ name: 'activation' }])
})

test('after very many questions in an hour a site answers like one whose accounts are private [A4] [A10]', async () => {
  const now = new Date()
  const member = await makeMember(db, asked.id)
  const strict = await testApp(db, { config: readConfig({ NODE_ENV: 'test' }), clock: () => now })
  const check = async () => {
    const { email } = member
    return (await caller(strict, { host: asked.domain }).call(contract.checkEmail, { email }))
      .outcome
  }
  const before = await check()
  await db.deleteFrom('limit_counter').execute()
  await useUp(db, { limit: 'signup_email_in_all', who: asked.id, now })

  expect([before, await check()]).toEqual(['EMAIL_TAKEN', 200])
})
