import { expect, test, vi } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { freshDatabase } from '#test/database.ts'
import { changeSettings } from './change-settings.ts'
import { defaultSettings, Settings } from './settings-schema.ts'
import { reportBrokenSettings, settingsOf } from './settings-of.ts'
import { addSite } from './sites.ts'

vi.useFakeTimers({ toFake: ['performance'] })
const { db, url } = await freshDatabase()

test('a site that set nothing runs on the defaults of the specification [SITE-10] [LOC-2]', async () => {
  const site = await aSite()

  const settings = await settingsOf(db, site.id)

  expect(settings).toMatchObject({
    visible_locales: ['nl', 'en'],
    us_footer: 'no',
    account_privacy: 'open',
    photo_approval: 'no',
    cam_tiles: [],
    premium_claim: 46,
    premium_claim_source: null,
    welcome_percentage: 25,
    welcome_hours: 4,
    time_zone: 'Europe/Amsterdam',
    debit_limit_first: 100,
    debit_limit: 250,
    message_credits: 1,
    photo_credits: 2,
    gift_credits: 5,
    signup_credits: 3,
    message_length: 500,
    refund_days: 14,
    delete_discount: 25,
  })
})

test('the defaults are settings that would be accepted [SITE-4]', () => {
  expect(Settings.safeParse(defaultSettings('vonk.example')).error).toBeUndefined()
})

test('partner sites are off unless an operator switches them on [SITE-7]', async () => {
  const site = await aSite()

  expect((await settingsOf(db, site.id)).member_resell).toBe('no')
  expect((await changeSettings(db, site.id, { member_resell: 'yes' })).member_resell).toBe('yes')
})

test('a change by another process takes effect within a second, without a restart [SITE-4]', async () => {
  const site = await aSite()
  const otherProcess = connect(url, { max: 1 })
  expect((await settingsOf(db, site.id)).name).toBe('Vonk')

  await changeSettings(otherProcess, site.id, { name: 'Ember' })
  await otherProcess.destroy()

  vi.advanceTimersByTime(999)
  expect((await settingsOf(db, site.id)).name).toBe('Vonk')
  vi.advanceTimersByTime(1)
  expect((await settingsOf(db, site.id)).name).toBe('Ember')
})

test('a broken stored value keeps the last good settings running and is told once [SITE-4]', async () => {
  const site = await aSite()
  const report = vi.fn<() => void>()
  reportBrokenSettings(db, report)
  await changeSettings(db, site.id, { name: 'Ember', message_length: 300 })
  await settingsOf(db, site.id)

  await store(site.id, { name: 'Broken', message_length: -1, colour: 'red' })
  vi.advanceTimersByTime(1000)
  await settingsOf(db, site.id)
  vi.advanceTimersByTime(1000)

  expect(await settingsOf(db, site.id)).toMatchObject({ name: 'Ember', message_length: 300 })
  expect(report).toHaveBeenCalledExactlyOnceWith({
    domain: site.domain,
    problems: [
      { field: 'message_length', why: 'must be a whole number from 20 to 2000' },
      { field: 'colour', why: 'is not a setting' },
    ],
  })
})

test('settings that were mended take effect again [SITE-4]', async () => {
  const site = await aSite()
  await store(site.id, { niche: 99 })
  expect((await settingsOf(db, site.id)).niche).toBe(7)

  await store(site.id, { niche: 2 })

  vi.advanceTimersByTime(1000)
  expect((await settingsOf(db, site.id)).niche).toBe(2)
})

test('a process that starts on broken settings runs on the part that is sound [SITE-4]', async () => {
  const site = await aSite()
  await store(site.id, {
    name: 'Ember',
    niche: 99,
    brand: '#ff9999',
    company: { kvk: 1, city: 'Utrecht' },
  })

  const settings = await settingsOf(db, site.id)

  expect(settings).toMatchObject({ name: 'Ember', niche: 7, brand: '#dc143c' })
  expect(settings.company).toMatchObject({ kvk: '12345678', city: 'Utrecht' })
})

test.each([
  ['debit_limit_first', 300],
  ['on_brand', '#dc143c'],
])('%s that contradicts a default is taken back, too [SITE-4]', async (field, value) => {
  const site = await aSite()
  await store(site.id, { name: 'Ember', [field]: value })

  const settings = await settingsOf(db, site.id)

  expect(settings.name).toBe('Ember')
  expect(settings).not.toMatchObject({ [field]: value })
})

test('a hundred who ask while it is read cause one query, also when the database is slow [SITE-4]', async () => {
  const site = await aSite()
  const counted = connect(url, { max: 3 })
  const queries = vi.spyOn(counted, 'selectFrom')

  const early = Array.from({ length: 50 }, () => settingsOf(counted, site.id))
  vi.advanceTimersByTime(5000)
  const late = Array.from({ length: 50 }, () => settingsOf(counted, site.id))
  await Promise.all([...early, ...late])

  expect(queries).toHaveBeenCalledTimes(1)
  await counted.destroy()
})

test('while the database is away the last settings go on [SITE-4]', async () => {
  const site = await aSite()
  const lost = connect(url, { max: 1 })
  await settingsOf(lost, site.id)
  await lost.destroy()
  vi.advanceTimersByTime(1000)

  expect((await settingsOf(lost, site.id)).name).toBe('Vonk')
})

test('a site that does not exist has no settings [SITE-2]', async () => {
  await expect(settingsOf(db, crypto.randomUUID())).rejects.toThrow('no result')
})

function aSite() {
  return addSite(db, `${crypto.randomUUID()}.example`)
}

async function store(siteId: string, settings: object) {
  await db
    .updateTable('site')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', siteId)
    .execute()
}
