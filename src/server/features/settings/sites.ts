import { domainToASCII } from 'node:url'
import { sql } from 'kysely'
import { type Db, transact } from '#server/db/connect.ts'
import type { SiteRef } from '#server/http/visit.ts'
import { WrongSettings } from './check-settings.ts'
import { briefCache } from './brief-cache.ts'

export type Site = { readonly id: string; readonly domain: string; readonly isDefault: boolean }

const kept = briefCache(readSites)
const ALL = 'all'

/** Every site of the installation by its domain, at most a second old. */
export function sitesByDomain(db: Db): Promise<ReadonlyMap<string, Site>> {
  return kept.get(db, ALL)
}

/** Adds a site with default settings. The first one becomes the default site. */
export async function addSite(db: Db, domain: string): Promise<Site> {
  const name = domainName(domain)
  const added = await db
    .insertInto('site')
    .values({
      domain: name,
      is_default: sql<boolean>`not exists (select from site where is_default)`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'domain', 'is_default as isDefault'])
    .executeTakeFirst()
  kept.forget(db, ALL)
  if (added) return added
  if (!(await readSites(db)).has(name)) return addSite(db, domain)
  throw new WrongSettings([{ field: 'domain', why: `${name} is a site already` }])
}

/** Makes a site the one that answers to loopback names. */
export async function makeDefault(db: Db, siteId: string): Promise<void> {
  await transact(db, async (tx) => {
    await tx.updateTable('site').set({ is_default: false }).where('is_default', '=', true).execute()
    await tx.updateTable('site').set({ is_default: true }).where('id', '=', siteId).execute()
  })
  kept.forget(db, ALL)
}

async function readSites(db: Db): Promise<ReadonlyMap<string, Site>> {
  const sites = await db
    .selectFrom('site')
    .select(['id', 'domain', 'is_default as isDefault'])
    .orderBy('domain')
    .execute()
  return new Map(sites.map((site) => [site.domain, site]))
}

function domainName(given: string): string {
  const domain = domainToASCII(given.toLowerCase())
  const isDomain =
    /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/
  if (isDomain.test(domain)) return domain
  throw new WrongSettings([{ field: 'domain', why: 'must be a domain such as example.com' }])
}

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+?)\.?(:\d{1,5})?$/i
const LOOPBACK = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

/** The site that answers to a host name, or null. In development loopback names get the default site. */
export async function siteByHost(
  db: Db,
  host: string,
  { allowLoopback }: { allowLoopback: boolean },
): Promise<SiteRef | null> {
  const name = HOST.exec(host)?.[1]?.toLowerCase()
  if (name === undefined) return null
  const sites = await sitesByDomain(db)
  const site = sites.get(name)
  if (site) return site
  if (!allowLoopback || !LOOPBACK.test(name)) return null
  return [...sites.values()].find(({ isDefault }) => isDefault) ?? null
}
