import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { WRONG_SETTINGS } from '#test/wrong-settings.ts'
import { changeSettings, resetSetting } from './change-settings.ts'
import { defaultSettings } from './settings-schema.ts'
import { settingsOf } from './settings-of.ts'
import { addSite } from './sites.ts'
import { WrongSettings } from './check-settings.ts'

const { db } = await freshDatabase()

test.each(WRONG_SETTINGS)(
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

  const tried = WRONG_SETTINGS.map(([field]) => field.replace(/(\.\d+.*)$/, ''))

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
