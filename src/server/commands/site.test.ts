import { expect, test } from 'vitest'
import { addSite, settingsOf, sitesByDomain } from '#server/features/settings/settings.ts'
import { freshDatabase } from '#test/database.ts'
import { makeOperator } from '#test/office.ts'
import { runSite } from './site.ts'

const { db } = await freshDatabase()

test('the help names every command and explains values [OPR-0]', async () => {
  const { code, printed } = await run('--help')

  expect(code).toBe(0)
  for (const command of ['list', 'show', 'set', 'reset', 'add', 'open', 'default']) {
    expect(printed).toContain(`npm run site -- ${command}`)
  }
})

test('without a command the help shows and the exit code says that nothing was done [OPR-0]', async () => {
  expect(await run()).toMatchObject({
    code: 1,
    printed: expect.stringContaining('npm run site -- list'),
  })
})

test('help for a command never runs it [OPR-0]', async () => {
  expect((await run('add', 'helped.example', '--help')).code).toBe(0)
  expect((await sitesByDomain(db)).has('helped.example')).toBe(false)
})

test.each([
  ['list', 'all'],
  ['add', 'one.example', 'two.example'],
  ['reset', 'one.example', 'brand', 'warm'],
])('a word too much in %j %j is refused, and nothing is done [OPR-0]', async (...words) => {
  const { code, printed } = await run(...words)

  expect(code).toBe(1)
  expect(printed).toBe(`${words[0]} takes nothing more: ${words.at(-1)} is too much`)
  expect((await sitesByDomain(db)).has('one.example')).toBe(false)
})

test('sites are added, listed and made the default one [OPR-0] [SITE-2]', async () => {
  const { db: empty } = await freshDatabase()
  const runHere = runner(empty)

  expect((await runHere('list')).printed).toContain('there is no site yet')
  expect((await runHere('add', 'vonk.example')).printed).toBe(
    'vonk.example is a site now, and the default one',
  )
  expect((await runHere('add', 'ember.example')).printed).toBe('ember.example is a site now')
  expect((await runHere('default', 'ember.example')).code).toBe(0)
  expect((await runHere('list')).printed).toBe('ember.example (default)\nvonk.example')
})

test('a closed site opens when nothing of the sample company is left in it, by whom the record says [OPR-0] [OFF-12]', async () => {
  const { email } = await makeOperator(db, { role: 'owner', name: 'Mirte' })
  const finance = await makeOperator(db, { role: 'finance' })
  const own = {
    name: 'Ember',
    'company.name': 'Ember B.V.',
    'company.address': 'Kade 1, 3011 AA',
    'company.kvk': '87654321',
    'company.vat_numbers': 'NL009876543B01',
    support_phone: '+31 10 123 45 67',
  }

  const added = await run('add', 'closed.example', '--closed', '--as', email)
  const early = await run('open', 'closed.example')
  const listed = await run('list')
  for (const [field, value] of Object.entries(own)) await run('set', 'closed.example', field, value)
  const notTheirs = await run('open', 'closed.example', '--as', finance.email)
  const opened = await run('open', 'closed.example', '--as', email)
  const again = await run('open', 'closed.example')

  expect(added.printed).toContain('it answers nobody yet')
  expect(early).toEqual({
    code: 1,
    printed: `closed.example opens once these are set: ${Object.keys(own).join(', ')}`,
  })
  expect(listed.printed).toMatch(/^closed\.example .*\(not open yet\)$/m)
  expect(notTheirs.code).toBe(1)
  expect([opened, again]).toEqual([
    { code: 0, printed: 'closed.example is open now' },
    { code: 0, printed: 'closed.example is open already' },
  ])
  const deeds = db.selectFrom('operator_record').select(['who', 'action'])
  const made = await deeds.where('action', 'in', ['site_made', 'site_opened']).execute()
  expect(made.filter(({ who }) => who === 'Mirte')).toEqual([
    { who: 'Mirte', action: 'site_made' },
    { who: 'Mirte', action: 'site_opened' },
  ])
})

test.each([
  [['name', 'Vonk', 'voor', 'twee'], 'name', 'Vonk voor twee'],
  [['name', '123'], 'name', '123'],
  [['niche', '3'], 'niche', 3],
  [['refund_days', '0'], 'refund_days', 0],
  [['us_footer', 'yes'], 'us_footer', 'yes'],
  [['premium_claim', 'null'], 'premium_claim', null],
  [
    ['fictional_warning', 'Dit is een fictief profiel.'],
    'fictional_warning',
    'Dit is een fictief profiel.',
  ],
  [['visible_locales', 'nl', 'en', 'de'], 'visible_locales', ['nl', 'en', 'de']],
  [['visible_locales', 'nl, fr'], 'visible_locales', ['nl', 'fr']],
  [['visible_locales', 'pl'], 'visible_locales', ['pl']],
  [['countries', '["NL","BE"]'], 'countries', ['NL', 'BE']],
  [['cdn_prefix', ''], 'cdn_prefix', ''],
  [['support_phone', '020-1234567'], 'support_phone', '020-1234567'],
])('set %j is understood [OPR-0] [SITE-4]', async (words, field, value) => {
  const site = await aSite()

  const { code } = await run('set', site.domain, ...words)

  expect(code).toBe(0)
  expect(await settingsOf(db, site.id)).toMatchObject({ [field]: value })
})

test('the fields of the company are set and reset with a dot [OPR-0] [SITE-3]', async () => {
  const site = await aSite()

  await run('set', site.domain, 'company.kvk', '87654321')
  await run('set', site.domain, 'company.tradenames', 'Vonk Dating', 'Ember')
  const set = (await settingsOf(db, site.id)).company
  await run('reset', site.domain, 'company.kvk')
  const reset = (await settingsOf(db, site.id)).company

  expect(set).toMatchObject({ kvk: '87654321', tradenames: ['Vonk Dating', 'Ember'] })
  expect(reset).toMatchObject({ kvk: '12345678', tradenames: ['Vonk Dating', 'Ember'] })
})

test('show prints all settings, or one [OPR-0]', async () => {
  const site = await aSite()

  expect((await run('show', site.domain)).printed.split('\n')).toEqual(
    expect.arrayContaining([
      'name = "Vonk"',
      'visible_locales = ["nl","en"]',
      'company.city = "Amsterdam"',
    ]),
  )
  expect((await run('show', site.domain, 'refund_days')).printed).toBe('14')
  expect((await run('show', site.domain, 'company.city')).printed).toBe('"Amsterdam"')
})

test('a domain may be written in capitals [OPR-0]', async () => {
  const site = await aSite()

  expect((await run('show', site.domain.toUpperCase(), 'name')).printed).toBe('"Vonk"')
})

test.each([
  [
    ['fly'],
    'there is no command fly, only list, show, set, reset, history, undo, add, open, default; see npm run site -- --help',
  ],
  [
    ['constructor'],
    'there is no command constructor, only list, show, set, reset, history, undo, add, open, default; see npm run site -- --help',
  ],
  [['show'], 'which site? Give its domain; npm run site -- list shows them'],
  [
    ['show', 'nowhere.example'],
    'there is no site nowhere.example; npm run site -- list shows them',
  ],
  [['show', 'SITE', 'colour'], 'colour is not a setting'],
  [['set', 'SITE'], 'set needs a field and a value'],
  [['set', 'SITE', 'niche'], 'set needs a field and a value'],
  [['set', 'SITE', 'niche', '8'], 'niche must be a whole number from 1 to 7'],
  [['set', 'SITE', 'niche', 'seven'], 'niche must be a whole number from 1 to 7'],
  [['set', 'SITE', 'colour', 'red'], 'colour is not a setting'],
  [['set', 'SITE', 'company.owner', 'me'], 'company.owner is not a setting'],
  [['set', 'SITE', '__proto__.niche', '1'], '__proto__ is not a setting'],
  [['set', 'SITE', 'signups', 'some'], 'signups must be one of: all, with_trafficsource, none'],
  [
    ['set', 'SITE', 'brand', '#ff9999'],
    'brand must have a contrast of 4.5 with on_brand (#ffffff), but it is 2.05',
  ],
  [['reset', 'SITE'], 'reset needs a field'],
  [['reset', 'SITE', 'colour'], 'colour is not a setting'],
  [['add'], 'add needs a domain'],
  [['add', 'not a domain'], 'domain must be a domain such as example.com'],
  [['add', 'SITE'], 'domain SITE is a site already'],
  [
    ['default', 'nowhere.example'],
    'there is no site nowhere.example; npm run site -- list shows them',
  ],
])('%j fails with a clear error and changes nothing [OPR-0] [SITE-4]', async (args, error) => {
  const site = await aSite()
  const named = (text: string) => text.replace('SITE', site.domain)

  const { code, printed } = await run(...args.map(named))

  expect([code, printed]).toEqual([1, named(error)])
  const { settings } = await db
    .selectFrom('site')
    .select('settings')
    .where('id', '=', site.id)
    .executeTakeFirstOrThrow()
  expect(settings).toEqual({})
})

test('show tells of damage in what is stored, and reset mends it [OPR-0] [SITE-4]', async () => {
  const site = await aSite()
  await db
    .updateTable('site')
    .set({ settings: '{"colour": "red", "niche": 9}' })
    .where('id', '=', site.id)
    .execute()

  const shown = await run('show', site.domain, 'niche')
  await run('reset', site.domain, 'colour')
  await run('reset', site.domain, 'niche')

  expect(shown.printed).toContain('colour is not a setting')
  expect(shown.printed).toContain('niche must be a whole number from 1 to 7')
  const { settings } = await db
    .selectFrom('site')
    .select('settings')
    .where('id', '=', site.id)
    .executeTakeFirstOrThrow()
  expect(settings).toEqual({})
})

test('a failure of the database is not hidden [OPR-0]', async () => {
  const { db: lost } = await freshDatabase()
  await lost.selectFrom('site').select('id').execute()
  await lost.destroy()

  await expect(runner(lost)('list')).rejects.toThrow('destroyed')
})

function aSite() {
  return addSite(db, `${crypto.randomUUID()}.example`)
}

function run(...args: string[]) {
  return runner(db)(...args)
}

function runner(on: typeof db) {
  return async (...args: string[]) => {
    const lines: string[] = []
    const code = await runSite(args, {
      db: on,
      print: (line) => void lines.push(line),
      now: new Date(),
    })
    return { code, printed: lines.join('\n') }
  }
}
