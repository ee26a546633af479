import { expect, test } from 'vitest'
import { COUNTRY_CODES } from '#contract/locales.ts'
import { INTERESTS, phoneToDial, SiteSettings } from '#contract/settings.ts'
import { freshDatabase } from '#test/database.ts'
import { DUTCH_ADDRESS, settingsApp } from '#test/settings-app.ts'
import { changeSettings } from './change-settings.ts'

const { db } = await freshDatabase()
const anApp = () => settingsApp(db)

test('settings.php answers every field of the specification for the site of the host [SITE-1] [SITE-3]', async () => {
  const { site, get } = await anApp()

  const { status, body } = await get('/api/settings.php')

  expect(status).toBe(200)
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(SiteSettings.shape).toSorted())
  expect(body).toMatchObject({
    name: 'Vonk',
    domain: site.domain,
    support_email: `support@${site.domain}`,
    countries: COUNTRY_CODES,
    push_public_key: expect.stringMatching(/^[\w-]{87}$/),
    company: {
      name: 'Vonk B.V.',
      creditor_id: 'NL69ZZZ123456780000',
      vat_numbers: ['NL001234567B01'],
    },
    minimum_message_costs: {
      NL: { costs: 63, currency: 'EUR' },
      US: { costs: 69, currency: 'USD' },
    },
  })
})

test.each([
  '?domain=other.example',
  '?domain=a&domain=b',
  '?lang=en&t=5&sub1=%00',
  '?__proto__=1&constructor=2',
])('the query %s changes nothing in the settings [SITE-1] [ERR-3]', async (query) => {
  const { site, get } = await anApp()

  const { status, body } = await get(`/api/settings.php${query}`)

  expect([status, body.domain]).toEqual([200, site.domain])
})

test('an unknown host is refused and the site of another host is never shown [SITE-2]', async () => {
  const { get } = await anApp()
  const ember = await anApp()
  await changeSettings(db, ember.site.id, { name: 'Ember' })

  expect((await get('/api/settings.php', { host: 'unknown.example' })).status).toBe(421)
  expect((await get('/api/settings.php', { host: ember.site.domain })).body.name).toBe('Ember')
  expect((await get('/api/settings.php')).body.name).toBe('Vonk')
})

test('settings.php keeps to itself what only the server needs [SITE-10]', async () => {
  const { get } = await anApp()

  const { text } = await get('/api/settings.php')

  expect(text).not.toMatch(/debit_limit|photo_approval/)
})

test('the country comes from the address, and the regions are those of that country [SITE-5]', async () => {
  const { get } = await anApp()

  const { body } = await get('/api/settings.php', { ip: DUTCH_ADDRESS })

  expect(body).toMatchObject({ geoip_country: 'NL', geoip_selected_country: null })
  expect(body.region_data.country).toBe('NL')
  expect(body.region_data.regions).toContainEqual({ code: 'NH', name: 'Noord-Holland' })
})

test('the country that the visitor chose counts instead of that of the address [SITE-5]', async () => {
  const { get } = await anApp()

  const { body } = await get('/api/settings.php', { ip: DUTCH_ADDRESS, cookie: 'country=DE' })

  expect(body).toMatchObject({ geoip_country: 'NL', geoip_selected_country: 'DE' })
  expect(body.region_data.country).toBe('DE')
})

test.each(['country=XX', 'country=nl', 'country=%3Cscript%3E', 'country=__proto__', 'country='])(
  'the cookie %s chooses no country [SITE-5]',
  async (cookie) => {
    const { get } = await anApp()

    const { body } = await get('/api/settings.php', { ip: DUTCH_ADDRESS, cookie })

    expect(body).toMatchObject({ geoip_selected_country: null, region_data: { country: 'NL' } })
  },
)

test('a country that the site does not serve is known but not offered [SITE-5]', async () => {
  const { site, get } = await anApp()
  await changeSettings(db, site.id, { countries: ['BE', 'DE'] })

  const { body } = await get('/api/settings.php', { ip: DUTCH_ADDRESS, cookie: 'country=NL' })

  expect(body).toMatchObject({
    geoip_country: 'NL',
    geoip_selected_country: null,
    region_data: { country: 'BE' },
  })
  expect(Object.keys(body.minimum_message_costs)).toEqual(['BE', 'DE'])
})

test('a forwarded address from an untrusted proxy is ignored [SITE-5]', async () => {
  const { get } = await anApp()

  const { body } = await get('/api/settings.php', { headers: { 'x-forwarded-for': DUTCH_ADDRESS } })

  expect(body.geoip_country).toBeNull()
})

test('a change shows in the next answer [SITE-4]', async () => {
  const { site, get } = await anApp()
  await get('/api/settings.php')

  await changeSettings(db, site.id, { enable_site_entry_popup: 'no', message_credits: 2 })

  expect((await get('/api/settings.php')).body).toMatchObject({
    enable_site_entry_popup: 'no',
    minimum_message_costs: { NL: { costs: 125, currency: 'EUR' } },
  })
})

test('interests.php, regions.php and companyinfo.php answer what the site has set [SITE-8]', async () => {
  const { site, get } = await anApp()
  expect((await get('/api/interests.php')).body.interests).toEqual(INTERESTS)
  await changeSettings(db, site.id, {
    interests: ['music', 'travel'],
    countries: ['NL', 'BE'],
    company: { kvk: '87654321' },
  })

  expect((await get('/api/interests.php')).body).toEqual({ interests: ['music', 'travel'] })
  expect(Object.keys((await get('/api/regions.php')).body.regions)).toEqual(['NL', 'BE'])
  expect((await get('/api/companyinfo.php')).body).toEqual({
    company_id: 1,
    company: expect.objectContaining({ name: 'Vonk B.V.', kvk: '87654321' }),
    support_email: `support@${site.domain}`,
    support_phone: '+31 20 000 00 00',
    terms_date: '2023-12-15',
  })
})

test('places.php finds towns of the countries that the site serves, and no others [SGN-2]', async () => {
  const { site, get } = await anApp()
  await changeSettings(db, site.id, { countries: ['NL'] })

  const served = await get('/api/places.php?country=NL&q=utrec')
  const elsewhere = await get('/api/places.php?country=DE&q=ber')
  const wrong = await Promise.all(
    ['country=NL', 'country=NL&q=', 'country=XX&q=a', `country=NL&q=${'a'.repeat(81)}`].map(
      async (query) => (await get(`/api/places.php?${query}`)).status,
    ),
  )

  expect(served.body.places).toContainEqual({
    city: 'Utrecht',
    region: { code: 'UT', name: 'Utrecht' },
  })
  expect([elsewhere.status, elsewhere.body.places]).toEqual([200, []])
  expect(wrong).toEqual([400, 400, 400, 400])
})

test('regions.php answers one country when asked for one, and refuses what is no country [SITE-8]', async () => {
  const { get } = await anApp()

  const one = await get('/api/regions.php?country=BE')
  const none = await get('/api/regions.php?country=Belgium')

  expect(Object.keys(one.body.regions)).toEqual(['BE'])
  expect(one.body.regions.BE).toHaveLength(11)
  expect([none.status, none.body.error]).toEqual([
    400,
    { code: 'INVALID_INPUT', params: { field: 'country', why: 'invalid_value' } },
  ])
})

test.each([
  ['2023-06-01', '2023-12-15'],
  ['2023-12-15', '2023-12-15'],
  ['2024-03-01', '2024-03-01'],
])('a company added on %s has terms of %s [SITE-9]', async (added, terms_date) => {
  const { site, get } = await anApp()

  await changeSettings(db, site.id, { company: { added } })

  expect((await get('/api/settings.php')).body.terms_date).toBe(terms_date)
})

test('a phone number is dialled without dashes and spaces [SITE-9]', () => {
  expect(phoneToDial('+31 20-555 01\u00a000')).toBe('+31205550100')
})

test('geocode.php answers the city of a position [SEA-6]', async () => {
  const { get } = await anApp()

  const { status, body } = await get('/api/geocode.php?lat=52.370216&lon=4.895168')

  expect([status, body]).toEqual([
    200,
    { city: 'Amsterdam', region: { code: 'NH', name: 'Noord-Holland' }, country: 'NL' },
  ])
})

test('geocode.php refuses a position far from every town [SEA-6]', async () => {
  const { get } = await anApp()

  const { status, body } = await get('/api/geocode.php?lat=0&lon=0')

  expect([status, body.error.code]).toEqual([404, 'NOT_FOUND'])
})

test.each([
  ['lat', '?lon=4.9'],
  ['lat', '?lat=&lon=4.9'],
  ['lat', '?lat=90.01&lon=4.9'],
  ['lat', '?lat=NaN&lon=4.9'],
  ['lat', '?lat=0x10&lon=4.9'],
  ['lat', '?lat=1e308&lon=4.9'],
  ['lon', '?lat=52.3'],
  ['lon', '?lat=52.3&lon=-180.5'],
  ['lon', '?lat=52.3&lon=four'],
])('geocode.php names the field %s that is wrong in %s [SEA-6] [ERR-3]', async (field, query) => {
  const { get } = await anApp()

  const { status, body } = await get(`/api/geocode.php${query}`)

  expect([status, body.error.code, body.error.params.field]).toEqual([400, 'INVALID_INPUT', field])
})

test('neither the answer nor the log of a geocode holds the position [P8]', async () => {
  const { get, logged } = await anApp()

  const found = await get('/api/geocode.php?lat=52.373712&lon=4.891319')
  const refused = await get('/api/geocode.php?lat=10.373712&lon=10.891319')
  const wrong = await get('/api/geocode.php?lat=52.373712&lon=999.891319')

  expect([found.status, refused.status, wrong.status]).toEqual([200, 404, 400])
  expect(logged()).toContain('/api/geocode.php')
  expect([found.text, refused.text, wrong.text, logged()].join()).not.toMatch(
    /373712|891319|52\.37|10\.37/,
  )
})

test('geocode.php answers ten times an hour and no more [A10]', async () => {
  const { get } = await anApp()

  const statuses: number[] = []
  for (let call = 1; call <= 11; call += 1)
    statuses.push((await get('/api/geocode.php?lat=52.37&lon=4.89')).status)

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test('broken stored settings are logged by field [SITE-4]', async () => {
  const { site, get, logged } = await anApp()
  const broken = { settings: '{"niche": 99}' }
  await db.updateTable('site').set(broken).where('id', '=', site.id).execute()

  const { status, body } = await get('/api/settings.php')

  expect([status, body.niche]).toEqual([200, 7])
  await expect.poll(logged).toContain('"field":"niche","why":"must be a whole number from 1 to 7"')
})
