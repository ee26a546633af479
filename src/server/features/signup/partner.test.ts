import { expect, test } from 'vitest'
import * as contract from '#contract/signup.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'
import { aPerson } from '#test/a-person.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const time = { now: new Date('2026-03-01T12:00:00Z') }
const app = await testApp(db, { clock: () => time.now })
const DAY = 24 * 60 * 60 * 1000

async function partnerKey(ended = false): Promise<string> {
  const key = `vp_${newToken()}`
  await db
    .insertInto('partner')
    .values({
      site_id: site.id,
      name: newToken(),
      key_hash: sha256(key),
      created_at: time.now,
      ended_at: ended ? time.now : null,
    })
    .execute()
  return key
}

async function begun(wish: object = {}) {
  const { email } = aPerson()
  const key = await partnerKey()
  const { body } = await caller(app).call(contract.partnerSignUp, { key, email, ...wish })
  return { email, link: body.link, token: new URL(body.link).searchParams.get('token')! }
}

function complete(token: string) {
  const { client_id: _, email: __, ...person } = aPerson()
  return caller(app).call(contract.completeSignup, { token, ...person })
}

test('a partner gets a link on the site itself, where the person finishes the account [SGN-7]', async () => {
  const source = { network: 'partner', sub1: 'a' }
  const { email, link, token } = await begun({
    gender: 'male',
    country: 'BE',
    traffic_source: source,
  })

  const told = await caller(app).call(contract.getPartnerSignup, { token })
  const done = await complete(token)

  expect(link).toMatch(/^http:\/\/localhost:\d+\/complete-signup\?token=[\w-]{43}$/)
  expect(told.body).toEqual({ email, gender: 'male', seeks: null, country: 'BE' })
  expect(done.body.user).toMatchObject({ status: 'not_confirmed', credits: 3 })
  expect(await mailsTo(db, email)).toMatchObject([{ name: 'activation' }])
  const { traffic_source: kept } = await db
    .selectFrom('member')
    .select('traffic_source')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(kept).toEqual(source)
})

test('the link works once, at once too, and for seven days [SGN-7] [A5]', async () => {
  const { token } = await begun()
  const late = await begun()

  const told = await Promise.all(Array.from({ length: 10 }, () => complete(token)))
  time.now = new Date(time.now.getTime() + 7 * DAY)
  const tooLate = await complete(late.token)

  expect(told.filter(({ outcome }) => outcome === 200)).toHaveLength(1)
  expect(told.every(({ outcome }) => [200, 'LINK_INVALID', 'EMAIL_TAKEN'].includes(outcome))).toBe(
    true,
  )
  expect(tooLate.outcome).toBe('LINK_INVALID')
})

test('a key that is unknown, ended or of another site opens nothing [SGN-7]', async () => {
  const { email } = aPerson()
  const outcome = async (key: string, host = 'localhost') =>
    (await caller(app, { host }).call(contract.partnerSignUp, { key, email })).outcome

  expect(await outcome(`vp_${newToken()}`)).toBe('PARTNER_UNKNOWN')
  expect(await outcome(await partnerKey(true))).toBe('PARTNER_UNKNOWN')
  expect(await outcome(await partnerKey(), elsewhere.domain)).toBe('PARTNER_UNKNOWN')
})

test('an address that has an account is refused [SGN-7] [SGN-4]', async () => {
  const taken = await makeMember(db, site.id)
  const key = await partnerKey()

  const told = await caller(app).call(contract.partnerSignUp, { key, email: taken.email })

  expect(told.outcome).toBe('EMAIL_TAKEN')
})
