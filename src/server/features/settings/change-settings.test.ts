import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { changeSettings, resetSetting } from './change-settings.ts'
import { defaultSettings } from './settings-schema.ts'
import { settingsOf } from './settings-of.ts'
import { addSite } from './sites.ts'
import { WrongSettings } from './check-settings.ts'

const { db } = await freshDatabase()

/** For every setting something that it must refuse; the last part of a name is a place in a list. */
const WRONG: [field: string, changes: Record<string, unknown>][] = [
  ['name', { name: 'Vonk\r\nBcc: all@example.com' }],
  ['name', { name: ' Vonk' }],
  ['name', { name: 'lone \ud800' }],
  ['index_title', { index_title: '' }],
  ['description', { description: 'x'.repeat(301) }],
  ['domain_language', { domain_language: 'Dutch' }],
  ['domain_language', { domain_language: 'zz' }],
  ['domain_language', { domain_language: 'nl-BE' }],
  ['domain_language', { domain_language: 'de' }],
  ['domain_language', { domain_language: 'de', visible_locales: ['nl', 'fr'] }],
  ['visible_locales', { visible_locales: [] }],
  ['visible_locales', { visible_locales: ['nl', 'nl'] }],
  ['visible_locales.0', { visible_locales: ['xx'] }],
  ['countries', { countries: [] }],
  ['countries.1', { countries: ['NL', 'XX'] }],
  ['time_zone', { time_zone: 'Europe/Vonk' }],
  ['time_zone', { time_zone: '+01:00' }],
  ['visible_profile_fields.0', { visible_profile_fields: ['password_hash'] }],
  ['visible_profile_notes.0', { visible_profile_notes: ['email'] }],
  ['search_fields.0', { search_fields: ['weight'] }],
  ['interests.0', { interests: ['unknown'] }],
  ['fictional_warning', { fictional_warning: '' }],
  ['fictional_singular', { fictional_singular: 'a\nb' }],
  ['fictional_plural', { fictional_plural: 5 }],
  ['message_credits', { message_credits: 0 }],
  ['message_credits', { message_credits: '1' }],
  ['photo_credits', { photo_credits: 1.5 }],
  ['gift_credits', { gift_credits: -1 }],
  ['signup_credits', { signup_credits: 1e308 }],
  ['message_length', { message_length: 19 }],
  ['message_length', { message_length: 2001 }],
  ['refund_days', { refund_days: 366 }],
  ['delete_discount', { delete_discount: 101 }],
  ['welcome_percentage', { welcome_percentage: 101 }],
  ['welcome_hours', { welcome_hours: -1 }],
  ['premium_claim', { premium_claim: 0 }],
  ['premium_claim_source', { premium_claim_source: 46 }],
  ['debit_limit_first', { debit_limit_first: -1 }],
  ['debit_limit', { debit_limit: 99 }],
  ['debit_limit', { debit_limit_first: 251 }],
  ['signups', { signups: 'some' }],
  ['logged_out_search', { logged_out_search: true }],
  ['logged_out_search_trafficsource', { logged_out_search_trafficsource: 'yes' }],
  ['account_privacy', { account_privacy: 'secret' }],
  ['photo_approval', { photo_approval: 1 }],
  ['member_resell', { member_resell: 'on' }],
  ['enable_site_entry_popup', { enable_site_entry_popup: '' }],
  ['us_footer', { us_footer: null }],
  ['niche', { niche: 0 }],
  ['niche', { niche: 8 }],
  ['cam_tiles', { cam_tiles: 'none' }],
  ['cam_tiles.0.url', { cam_tiles: [{ name: 'Cam', image: '/cam.webp', url: 'javascript:1' }] }],
  ['cam_tiles.0.image', { cam_tiles: [{ name: 'Cam', image: '//x.nl/a', url: 'https://x.nl' }] }],
  ['cdn_prefix', { cdn_prefix: 'http://cdn.example.com' }],
  ['cdn_prefix', { cdn_prefix: '//cdn.example.com' }],
  ['cdn_prefix', { cdn_prefix: 'https://cdn.example.com/' }],
  ['cdn_prefix', { cdn_prefix: 'https://user:pass@example.com' }],
  ['cdn_prefix', { cdn_prefix: "https://cdn.example.com; script-src 'unsafe-inline'" }],
  ['cdn_prefix', { cdn_prefix: '/..' }],
  ['brand', { brand: 'crimson' }],
  ['brand', { brand: '#ff9999' }],
  ['brand', { on_brand: '#dc143d' }],
  ['on_brand', { on_brand: '#fff' }],
  ['warm', { warm: '#555555' }],
  ['on_warm', { on_warm: 0 }],
  ['support_email', { support_email: 'support' }],
  ['support_phone', { support_phone: 'call us' }],
  ['mail_name', { mail_name: 'Vonk\n' }],
  ['company_id', { company_id: 0 }],
  ['company', { company: 'Vonk B.V.' }],
  ['company.name', { company: { name: '' } }],
  ['company.address', { company: { address: null } }],
  ['company.kvk', { company: { kvk: 12345678 } }],
  ['company.city', { company: { city: ' ' } }],
  ['company.country', { company: { country: 'Nederland' } }],
  ['company.country', { company: { country: 'XX' } }],
  ['company.tradenames', { company: { tradenames: 'Vonk' } }],
  ['company.vat_numbers.0', { company: { vat_numbers: ['001234567'] } }],
  ['company.added', { company: { added: '2023-02-30' } }],
  ['company.owner', { company: { owner: 'me' } }],
  ['domain', { domain: 'other.example' }],
  ['geoip_country', { geoip_country: 'NL' }],
  ['minimum_message_costs', { minimum_message_costs: {} }],
  ['__proto__', JSON.parse('{"__proto__": {"niche": 1}}')],
  ['constructor', { constructor: 1 }],
]

test.each(WRONG)(
  '%s refuses a wrong value by name and changes nothing [SITE-4] %#',
  async (field, changes) => {
    const site = await aSite()
    await changeSettings(db, site.id, { niche: 3 })

    const refused = await changeSettings(db, site.id, {
      ...changes,
      refund_days: 5,
      ...changes,
    }).catch((error: unknown) => error)

    expect(refused).toBeInstanceOf(WrongSettings)
    expect((refused as WrongSettings).problems).toEqual([
      { field, why: expect.stringMatching(/^(must|is) /) },
    ])
    expect(await storedOf(site.id)).toEqual({ niche: 3 })
    expect(({} as Record<string, unknown>)['niche']).toBeUndefined()
  },
)

test('every setting is tried with a wrong value [SITE-4]', () => {
  const { company, ...settings } = defaultSettings('vonk.test')
  const all = [...Object.keys(settings), ...Object.keys(company).map((name) => `company.${name}`)]

  const tried = WRONG.map(([field]) => field.replace(/(\.\d+.*)$/, ''))

  expect(all.filter((field) => !tried.includes(field))).toEqual([])
})

test('several wrong values are all named at once [SITE-4]', async () => {
  const site = await aSite()

  const refused = changeSettings(db, site.id, {
    niche: 9,
    signups: 'x',
    colour: 'red',
    company: { kvk: '' },
  })

  await expect(refused).rejects.toMatchObject({
    problems: expect.arrayContaining(
      ['niche', 'signups', 'colour', 'company.kvk'].map((field) =>
        expect.objectContaining({ field }),
      ),
    ),
  })
})

test('only what differs from the defaults is stored [SITE-10]', async () => {
  const site = await aSite()

  await changeSettings(db, site.id, {
    niche: 7,
    name: 'Vonk',
    company: { city: 'Utrecht', kvk: '12345678' },
  })

  expect(await storedOf(site.id)).toEqual({ company: { city: 'Utrecht' } })
})

test('the company is changed field by field and reset field by field [SITE-3]', async () => {
  const site = await aSite()

  await changeSettings(db, site.id, { company: { city: 'Utrecht' } })
  await changeSettings(db, site.id, { company: { kvk: '87654321' } })
  const after = await resetSetting(db, site.id, 'company.city')

  expect(after.company).toMatchObject({ city: 'Amsterdam', kvk: '87654321' })
  expect(await storedOf(site.id)).toEqual({ company: { kvk: '87654321' } })
})

test('the sender of mails and the support address follow the site until they are set [SITE-3]', async () => {
  const site = await aSite()

  const renamed = await changeSettings(db, site.id, { name: 'Ember' })
  const set = await changeSettings(db, site.id, {
    mail_name: 'Ember Team',
    support_email: 'help@ember.example',
  })

  expect(renamed).toMatchObject({ mail_name: 'Ember', support_email: `support@${site.domain}` })
  expect(set).toMatchObject({ mail_name: 'Ember Team', support_email: 'help@ember.example' })
})

test("a site's own language must be one that it shows, whichever of both is changed [SITE-4]", async () => {
  const site = await aSite()
  await changeSettings(db, site.id, { visible_locales: ['nl', 'de'], domain_language: 'de' })

  const why = 'domain_language must be one of visible_locales, which are nl, en'
  const hidden = changeSettings(db, site.id, { visible_locales: ['nl', 'en'] })
  await expect(hidden).rejects.toThrow(why)
  await expect(resetSetting(db, site.id, 'visible_locales')).rejects.toThrow(why)

  expect(await storedOf(site.id)).toEqual({
    visible_locales: ['nl', 'de'],
    domain_language: 'de',
  })
})

test("a site's own language follows those it shows until it is set [SITE-3]", async () => {
  const site = await aSite()

  const polish = await changeSettings(db, site.id, { visible_locales: ['pl', 'en'] })
  const dutch = await changeSettings(db, site.id, { visible_locales: ['pl', 'nl'] })
  const set = await changeSettings(db, site.id, { domain_language: 'pl' })

  expect([polish, dutch, set].map((settings) => settings.domain_language)).toEqual([
    'pl',
    'nl',
    'pl',
  ])
})

test('twenty operators who change different fields at once all get their change [SITE-4]', async () => {
  const site = await aSite()
  const changes = Object.entries({
    name: 'Ember',
    niche: 2,
    refund_days: 30,
    message_length: 300,
    signup_credits: 0,
    photo_credits: 3,
    gift_credits: 6,
    message_credits: 2,
    delete_discount: 10,
    premium_claim: null,
    us_footer: 'yes',
    signups: 'none',
    account_privacy: 'private',
    photo_approval: 'yes',
    member_resell: 'yes',
    company_id: 7,
    cdn_prefix: '/cdn',
    time_zone: 'Europe/Berlin',
    debit_limit: 300,
    logged_out_search: 'no',
  })

  await Promise.all(
    changes.map(([field, value]) => changeSettings(db, site.id, { [field]: value })),
  )

  expect(await storedOf(site.id)).toEqual(Object.fromEntries(changes))
})

test('two changes that contradict each other cannot both get in at once [SITE-4]', async () => {
  const site = await aSite()

  const outcomes = await Promise.allSettled([
    changeSettings(db, site.id, { debit_limit: 150 }),
    changeSettings(db, site.id, { debit_limit_first: 200 }),
  ])

  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('damage in one field does not keep an operator from changing or resetting others [SITE-4]', async () => {
  const site = await aSite()
  await store(site.id, { niche: 99, colour: 'red' })

  await changeSettings(db, site.id, { refund_days: 7 })
  await resetSetting(db, site.id, 'colour')
  await expect(changeSettings(db, site.id, { niche: 98 })).rejects.toThrow('niche must be')
  await changeSettings(db, site.id, { niche: 4 })

  expect(await storedOf(site.id)).toEqual({ niche: 4, refund_days: 7 })
})

test('a field that does not exist cannot be reset [SITE-4]', async () => {
  const site = await aSite()

  await expect(resetSetting(db, site.id, 'colour')).rejects.toThrow('colour is not a setting')
})

test('a change shows at once in the process that made it [SITE-4]', async () => {
  const site = await aSite()
  await settingsOf(db, site.id)

  await changeSettings(db, site.id, { name: 'Ember' })

  expect((await settingsOf(db, site.id)).name).toBe('Ember')
})

function aSite() {
  return addSite(db, `${crypto.randomUUID()}.example`)
}

async function storedOf(siteId: string) {
  const site = await db
    .selectFrom('site')
    .select('settings')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow()
  return site.settings
}

async function store(siteId: string, settings: object) {
  await db
    .updateTable('site')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', siteId)
    .execute()
}
