import type { Db } from '#server/db/connect.ts'
import { addSite, changeSettings, type Site } from '#server/features/settings/settings.ts'

/** What a site needs before it may open: a name and a company of its own. */
export const OWN_SETTINGS = {
  name: 'Ember',
  'company.name': 'Ember B.V.',
  'company.address': 'Kade 1, 3011 AA',
  'company.kvk': '87654321',
  'company.vat_numbers': ['NL009876543B01'],
  support_phone: '+31 10 123 45 67',
} as const

/** A site that nobody has seen, and that may open. */
export async function readySite(db: Db, domain = `${crypto.randomUUID()}.example`): Promise<Site> {
  const site = await addSite(db, domain, { isLive: false })
  await fillIn(db, site.id)
  return site
}

export async function fillIn(db: Db, siteId: string): Promise<void> {
  const { name, support_phone, ...company } = OWN_SETTINGS
  const below = Object.entries(company).map(([field, value]) => [field.split('.')[1], value])
  await changeSettings(db, siteId, { name, support_phone, company: Object.fromEntries(below) })
}
