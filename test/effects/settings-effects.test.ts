import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getAge } from '#contract/age.ts'
import { acceptStayOffer } from '#contract/account.ts'
import { openWriting } from '#contract/office/writing.ts'
import { savePreferences } from '#contract/notifications.ts'
import { searchMembers } from '#contract/search.ts'
import { getCompanyInfo } from '#contract/settings.ts'
import { signUp } from '#contract/signup.ts'
import { getSwipeGame } from '#contract/swipe-game.ts'
import { judgeAlone } from '#server/features/approvals/limits.ts'
import { composeMail } from '#server/features/mail/compose-mail.ts'
import { changeSettings, settingsOf } from '#server/features/settings/settings.ts'
import { Settings, type StoredSettings } from '#server/features/settings/settings-schema.ts'
import { TEST_SECRET } from '../app.ts'
import { aPerson } from '../a-person.ts'
import { caller } from '../caller.ts'
import { loggedIn } from '../logged-in.ts'
import { makeConversation, makeMember } from '../make.ts'
import { makeOrder } from '../make-order.ts'
import { makeOperator, officeCaller } from '../office.ts'
import { settingsWorld } from './settings-world.ts'

const world = await settingsWorld()
const { db, site, own: browser, cookie: own, page, pages, visitor } = world

const INFO = ['terms', 'privacy', 'service', 'return-policy', 'faq'].map((name) => `/pages/${name}`)
const info = () => pages(...INFO, '/pricing', '/')

type Effect<Value> = {
  readonly to: Value
  /** Other settings without which it has none. */
  readonly given?: StoredSettings
  /** What somebody sees, who does not look at the settings themselves. */
  readonly seen: () => Promise<unknown>
}
type Company = Settings['company']

const EFFECTS: { [Name in keyof Omit<Settings, 'company'>]: Effect<Settings[Name]> } = {
  name: { to: 'Ember', seen: () => page('/login') },
  index_title: { to: 'Zin in elkaar', seen: () => page('/') },
  description: { to: 'Voor wie wil.', seen: () => page('/') },
  domain_language: { to: 'en', seen: () => page('/') },
  visible_locales: { to: ['nl', 'de'], seen: () => page('/') },
  countries: { to: ['NL'], seen: () => page('/lang-config') },
  time_zone: {
    to: 'Pacific/Auckland',
    seen: async () => (await browser.call(getSwipeGame, {})).body,
  },
  visible_profile_fields: { to: [], seen: world.found },
  visible_profile_notes: { to: [], seen: world.found },
  search_fields: { to: [], seen: () => page('/members', own) },
  interests: { to: ['wine'], seen: () => page('/profile', own) },
  identities: { to: ['non_binary'], seen: () => page('/profile', own) },
  looks_for: { to: [], seen: () => page('/profile', own) },
  fictional_warning: { to: 'Zij is verzonnen.', seen: () => page(`/members/${world.fiction.id}`) },
  fictional_singular: { to: 'Verzonnen', seen: () => page(`/members/${world.fiction.id}`) },
  fictional_plural: { to: 'Verzonnen mensen', seen: info },
  message_credits: { to: 7, seen: info },
  photo_credits: { to: 7, seen: info },
  gift_credits: { to: 7, seen: info },
  signup_credits: { to: 7, seen: info },
  message_length: { to: 20, seen: () => world.write('Dit zijn meer dan twintig tekens.') },
  dispute_body: { to: 'ADR Nederland, adr.example', seen: world.statement },
  refund_days: { to: 9, seen: info },
  delete_discount: { to: 9, seen: stayOffer },
  welcome_percentage: { to: 9, given: { welcome_hours: 48 }, seen: info },
  welcome_hours: { to: 9, seen: info },
  premium_claim: {
    to: 30,
    given: { premium_claim_source: 'Onderzoek van 2025' },
    seen: () => page('/premium', own),
  },
  premium_claim_source: { to: 'Onderzoek van 2025', seen: () => page('/premium', own) },
  debit_limit_first: { to: 1, seen: () => world.debit(true) },
  debit_limit: { to: 20, given: { debit_limit_first: 20 }, seen: () => world.debit(false) },
  alone_amount: { to: 30, seen: aloneWithMoney },
  alone_credits: { to: 30, seen: aloneWithCredits },
  alone_day: { to: 30, seen: aloneWithMoney },
  age_proof: {
    to: 'eu_age_app',
    given: { age_proof_before_photos: ['NL'] },
    seen: async () => (await browser.call(getAge, {})).body,
  },
  age_proof_before_signup: { to: ['NL'], given: { age_proof: 'eu_age_app' }, seen: ageOfVisitor },
  age_proof_before_photos: {
    to: ['NL'],
    given: { age_proof: 'eu_age_app' },
    seen: async () => (await browser.call(getAge, {})).body,
  },
  signups: { to: 'none', seen: () => page('/signup') },
  logged_out_search: { to: 'no', seen: () => outcomeOf(visitor.call(searchMembers, {})) },
  logged_out_search_trafficsource: { to: 'none', seen: searchOfSomebodySent },
  account_privacy: { to: 'private', seen: signupOfAMember },
  photo_approval: { to: 'yes', seen: async () => (await world.upload()).photo.status },
  photo_hours: { to: 9, seen: () => promised('photo') },
  report_hours: { to: 9, seen: () => promised('report') },
  notice_hours: { to: 9, seen: () => promised('notice') },
  complaint_hours: { to: 9, seen: () => promised('complaint') },
  withdrawal_hours: { to: 9, seen: () => promised('withdrawal') },
  job_hours: { to: 9, seen: () => promised('job') },
  appeal_hours: { to: 9, seen: () => promised('appeal') },
  care_amount: { to: 50, seen: careForAMember },
  payment_hours: { to: 9, seen: () => promised('payment') },
  member_resell: {
    to: 'yes',
    seen: () => outcomeOf(browser.call(savePreferences, { may_resell: true })),
  },
  enable_site_entry_popup: { to: 'no', seen: () => page('/') },
  us_footer: { to: 'yes', seen: () => page('/', 'locale=en') },
  niche: { to: 2, seen: () => page('/landers/gallery') },
  cam_tiles: {
    to: [{ name: 'Iris live', image: '/cam.webp', url: 'https://cams.example/iris' }],
    seen: () => page('/members'),
  },
  cdn_prefix: { to: '/cdn', seen: () => page('/members') },
  brand: { to: '#8a1030', seen: () => page('/') },
  on_brand: { to: '#fff8f0', seen: () => page('/') },
  warm: { to: '#e0c8a8', seen: () => page('/') },
  on_warm: { to: '#000000', seen: () => page('/') },
  support_email: { to: 'hulp@vonk.example', seen: info },
  support_phone: { to: '+31 30 111 22 33', seen: info },
  mail_name: { to: 'Ember', seen: senderOfAMail },
  // An agreed name of the company's calls, which no screen asks for.
  company_id: { to: 9, seen: async () => (await visitor.call(getCompanyInfo, {})).body },
}

const COMPANY_EFFECTS: { [Name in keyof Company]: Effect<Company[Name]> } = {
  name: { to: 'Ember B.V.', seen: info },
  address: { to: 'Sintelweg 1, 2000 BB', seen: info },
  kvk: { to: '87654321', seen: info },
  city: { to: 'Haarlem', seen: info },
  country: { to: 'BE', seen: info },
  tradenames: { to: ['Ember'], seen: info },
  vat_numbers: { to: ['NL009876543B01'], seen: info },
  creditor_id: {
    to: 'NL12ZZZ876543210000',
    seen: () => page('/directdebit?package=p0', own),
  },
  added: { to: '2025-05-05', seen: info },
}

const ALL: readonly [string, (value: unknown) => StoredSettings, Effect<unknown>][] = [
  ...Object.entries(EFFECTS).map(
    ([name, effect]) =>
      [name, (value: unknown) => ({ [name]: value }), effect as Effect<unknown>] as const,
  ),
  ...Object.entries(COMPANY_EFFECTS).map(
    ([name, effect]) =>
      [`company.${name}`, (value: unknown) => ({ company: { [name]: value } }), effect] as const,
  ),
].map(([name, changed, effect]) => [name, changed, effect])

test('every setting has an effect that a test knows [REA-2] [SITE-3]', () => {
  const { company, ...fields } = Settings.shape
  const named = [
    ...Object.keys(fields),
    ...Object.keys(company.shape).map((one) => `company.${one}`),
  ]

  expect(ALL.map(([name]) => name).toSorted()).toEqual(named.toSorted())
})

test.each(ALL)(
  'the setting %s changes what is seen [REA-2] [SITE-3]',
  async (_, changed, effect) => {
    await begin(effect.given)
    const before = await effect.seen()
    const again = await effect.seen()
    await changeSettings(db, site.id, changed(effect.to))

    expect(again).toEqual(before)
    expect(await effect.seen()).not.toEqual(before)
  },
)

async function begin(given: StoredSettings = {}): Promise<void> {
  await db.updateTable('site').set({ settings: '{}' }).where('id', '=', site.id).execute()
  await changeSettings(db, site.id, { niche: 7, ...given })
}

async function outcomeOf(answer: Promise<{ outcome: unknown }>): Promise<unknown> {
  return (await answer).outcome
}

async function stayOffer() {
  const { id } = await makeMember(db, site.id)
  const { call } = await loggedIn(world.app, id)
  return (await call(acceptStayOffer, { client_id: randomUUID() })).body.percentage
}

/** Whether one operator may pay this back, or give these credits, without a second person. */
function aloneWithMoney() {
  return isForOne({ amountMinor: 4000, currency: 'EUR', credits: null })
}

function aloneWithCredits() {
  return isForOne({ amountMinor: null, currency: null, credits: 40 })
}

function isForOne(worth: Omit<Parameters<typeof judgeAlone>[1], 'siteId'>) {
  const asker = { operatorId: null, now: new Date() }
  return db
    .transaction()
    .execute(async (tx) => (await judgeAlone(tx, { siteId: site.id, ...worth }, asker)).isWithin)
}

function searchOfSomebodySent() {
  const sent = caller(world.app)
  sent.cookies.set('source', encodeURIComponent(JSON.stringify({ network: 'ads' })))
  return outcomeOf(sent.call(searchMembers, {}))
}

/** What a visitor who chose the Netherlands is asked. */
async function ageOfVisitor() {
  const dutch = caller(world.app)
  dutch.cookies.set('country', 'NL')
  return (await dutch.call(getAge, {})).body
}

/** Whether signup tells that an address has an account. */
function signupOfAMember() {
  return outcomeOf(caller(world.app).call(signUp, aPerson({ email: world.real.email })))
}

async function senderOfAMail() {
  const {
    html: _1,
    text: _2,
    ...mail
  } = composeMail({
    id: site.id,
    memberId: null,
    mail: { site_id: site.id, to: 'a@b.example', language: 'nl', content: { name: 'no_account' } },
    site: { id: site.id, domain: site.domain, isDefault: true, isLive: true },
    settings: await settingsOf(db, site.id),
    origin: 'http://localhost',
    secretKey: TEST_SECRET,
    from: undefined,
    now: new Date(0),
  })
  return mail
}

/** What the office says of somebody who bought for 59.95 this month and writes to a fictional profile. */
async function careForAMember() {
  const spender = await makeMember(db, site.id)
  await makeOrder(db, spender, { created_at: world.now })
  const lines = [{ from: spender, text: 'Hoi' }]
  const { id } = await makeConversation(db, spender, world.fiction, lines)
  const office = await officeCaller(world.app, await makeOperator(db), { now: world.now })
  const { body } = await office.call(openWriting, { conversation_id: id })
  return body.care
}

/** The time that a case of a kind would be promised now. */
async function promised(kind: string): Promise<unknown> {
  const { rows } = await sql`select promised_time(${site.id}, ${kind})::text as time`.execute(db)
  return rows[0]
}
