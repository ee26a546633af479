import { expect, test } from 'vitest'
import * as contract from '#contract/office/sites.ts'
import { editDraft } from '#contract/office/settings.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeOperator, officeCaller } from '#test/office.ts'
import { OWN_SETTINGS, readySite } from '#test/ready-site.ts'
import { settingsOf } from './settings-of.ts'
import { addSite } from './sites.ts'

const { db } = await freshDatabase()
const app = await testApp(db)
const owner = await officeCaller(app, await makeOperator(db))

const aName = () => `${crypto.randomUUID()}.example`
const deedsOn = async (siteId: string) => {
  const rows = db.selectFrom('operator_record').select(['who', 'action'])
  return (await rows.where('site_id', '=', siteId).orderBy('number').execute()).map(
    ({ who, action }) => `${who}: ${action}`,
  )
}

test('a site is made closed, prepared as a draft, and opened with all of it at once [OFF-12]', async () => {
  const domain = aName()
  const made = await owner.call(contract.makeSite, { domain })
  const siteId = (made.body as { site_id: string }).site_id
  const before = await siteIn(siteId)
  const drafted = { site_id: siteId, revision: 0, changes: { ...OWN_SETTINGS } }
  await owner.call(editDraft, drafted as never)
  const prepared = await siteIn(siteId)
  const live = await settingsOf(db, siteId)
  const opened = await owner.call(contract.openSite, { site_id: siteId, revision: 1, version: 0 })

  expect(before).toMatchObject({ domain, is_live: false, missing: Object.keys(OWN_SETTINGS) })
  expect(prepared).toMatchObject({ name: 'Ember', is_live: false, missing: [] })
  expect(live.name).toBe('Vonk')
  expect(opened).toMatchObject({ outcome: 200, body: { is_live: true, version: 1, draft: null } })
  expect((await settingsOf(db, siteId)).company.name).toBe('Ember B.V.')
  expect(await deedsOn(siteId)).toEqual([
    'Mirte Vos: site_made',
    'Mirte Vos: settings_drafted',
    'Mirte Vos: settings_changed',
    'Mirte Vos: site_opened',
  ])
})

test('what is missing or contradicts keeps a site closed, and its draft as it was [OFF-12]', async () => {
  const { id: siteId } = await addSite(db, aName(), { isLive: false })
  const { 'company.vat_numbers': _, ...fewer } = OWN_SETTINGS
  await owner.call(editDraft, { site_id: siteId, revision: 0, changes: fewer } as never)
  const wish = { site_id: siteId, version: 0 }
  const missing = await owner.call(contract.openSite, { ...wish, revision: 1 })
  const changes = { 'company.vat_numbers': ['NL009876543B01'], brand: '#ffd0d8' }
  await owner.call(editDraft, { site_id: siteId, revision: 1, changes })
  const pale = await owner.call(contract.openSite, { ...wish, revision: 2 })
  const stale = await owner.call(contract.openSite, { ...wish, revision: 1 })

  expect(missing.outcome).toBe('SITE_NOT_READY')
  expect(missing.error?.params).toEqual({ fields: 'company.vat_numbers' })
  expect([pale.outcome, pale.error?.params?.['field']]).toEqual(['INVALID_INPUT', 'brand'])
  expect(stale.outcome).toBe('DRAFT_CHANGED')
  expect(await siteIn(siteId)).toMatchObject({ is_live: false, name: 'Ember' })
  expect((await settingsOf(db, siteId)).name).toBe('Vonk')
})

test('of many who open it at once one does, and to the others it is open already [OFF-12]', async () => {
  const { id: siteId } = await readySite(db)
  const wish = { site_id: siteId, revision: 0, version: 1 }

  const told = await Promise.all(
    Array.from({ length: 6 }, () => owner.call(contract.openSite, wish)),
  )

  expect(told.map(({ outcome }) => String(outcome)).toSorted()).toEqual(['200', ...others(5)])
  expect((await deedsOn(siteId)).filter((deed) => deed.endsWith('site_opened'))).toHaveLength(1)
})

test.each([
  ['not a domain', 'INVALID_INPUT', 'domain'],
  ['-x.example', 'INVALID_INPUT', 'domain'],
  ['office.localhost', 'INVALID_INPUT', 'domain'],
  ['OFFICE.localhost.', 'INVALID_INPUT', 'domain'],
  ['taken.example', 'DOMAIN_TAKEN', undefined],
  ['TAKEN.example', 'DOMAIN_TAKEN', undefined],
])('a site called %j is refused with the name of the field [OFF-12]', async (...row) => {
  const [domain, outcome, field] = row
  await addSite(db, 'taken.example').catch(() => null)
  const { id: siteId } = await addSite(db, aName(), { isLive: false })
  const count = await siteCount()

  const made = await owner.call(contract.makeSite, { domain })
  const moved = await owner.call(contract.changeDomain, { site_id: siteId, domain })

  expect([made.outcome, moved.outcome]).toEqual([outcome, outcome])
  expect(made.error?.params?.['field']).toBe(field)
  expect(await siteCount()).toBe(count)
})

test('a site that nobody has seen may get another domain, an open one keeps its own [OFF-12]', async () => {
  const { id: siteId } = await readySite(db)
  const [wrong, right] = [aName(), `b${aName()}`]

  const moved = await owner.call(contract.changeDomain, { site_id: siteId, domain: wrong })
  await owner.call(contract.openSite, { site_id: siteId, revision: 0, version: 1 })
  const late = await owner.call(contract.changeDomain, { site_id: siteId, domain: right })

  expect(moved).toMatchObject({ outcome: 200, body: { domain: wrong } })
  expect(late.outcome).toBe('SITE_OPEN')
  expect(await siteIn(siteId)).toMatchObject({ domain: wrong, is_live: true })
})

test('an operator sees the sites on which they may read settings, and no other [OFF-2] [OFF-12]', async () => {
  const { id: siteId } = await readySite(db)
  const one = await officeCaller(app, await makeOperator(db, { role: 'finance', siteId }))

  const told = await one.call(contract.listSites, {})

  expect((told.body as { sites: { site_id: string }[] }).sites.map((each) => each.site_id)).toEqual(
    [siteId],
  )
})

async function siteIn(siteId: string) {
  const { body } = await owner.call(contract.listSites, {})
  const { sites } = body as { sites: readonly { readonly site_id: string }[] }
  return sites.find((each) => each.site_id === siteId)
}

async function siteCount(): Promise<number> {
  return (await db.selectFrom('site').select('id').execute()).length
}

function others(count: number): string[] {
  return Array.from({ length: count }, () => 'SITE_OPEN')
}
