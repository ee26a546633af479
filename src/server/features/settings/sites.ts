import { domainToASCII } from 'node:url'
import { sql } from 'kysely'
import { type Db, transact } from '#server/db/connect.ts'
import { isTaken } from '#server/db/errors.ts'
import { COMMAND_LINE, type Doer, note } from '#server/features/record/record.ts'
import { WrongSettings } from './check-settings.ts'
import { briefCache } from './brief-cache.ts'
import { lockSite } from './versions.ts'

export type Site = {
  readonly id: string
  readonly domain: string
  readonly isDefault: boolean
  /** Whether it answers to visitors. */
  readonly isLive: boolean
}

const kept = briefCache(readSites)
const ALL = 'all'

/** Every site of the installation by its domain, at most a second old. */
export function sitesByDomain(db: Db): Promise<ReadonlyMap<string, Site>> {
  return kept.get(db, ALL)
}

/** Makes the next call read the sites anew, after this process changed them. */
export function forgetSites(db: Db): void {
  kept.forget(db, ALL)
}

/** Thrown where a domain is a site's already. */
export class DomainTaken extends WrongSettings {
  constructor(domain: string) {
    super([{ field: 'domain', why: `${domain} is a site already` }])
  }
}

type Adding = { readonly by?: Doer; readonly isLive?: boolean }

/** Adds a site with default settings. The first one becomes the default site. */
export async function addSite(
  db: Db,
  domain: string,
  { by = COMMAND_LINE, isLive = true }: Adding = {},
): Promise<Site> {
  const name = domainName(domain)
  const added = await transact(db, async (tx) => {
    const row = await tx
      .insertInto('site')
      .values({
        domain: name,
        is_live: isLive,
        is_default: sql<boolean>`not exists (select from site where is_default)`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning([...COLUMNS, 'created_at'])
      .executeTakeFirst()
    if (!row) return null
    const { created_at: now, ...site } = row
    const subject = { kind: 'site', id: site.id }
    const details = { domain: name, is_live: isLive }
    await note(tx, { by, action: 'site_made', siteId: site.id, subject, details, now })
    return site
  })
  forgetSites(db)
  if (added) return added
  if (!(await readSites(db)).has(name)) return addSite(db, domain, { by, isLive })
  throw new DomainTaken(name)
}

type Moving = { readonly siteId: string; readonly domain: string; readonly by: Doer }

/** Gives a site that nobody has seen yet another domain; false where it is open. */
export async function changeDomain(db: Db, { siteId, domain, by }: Moving): Promise<boolean> {
  const name = domainName(domain)
  const isChanged = await transact(db, async (tx) => {
    const { domain: before, is_live: isLive } = await lockSite(tx, siteId)
    if (isLive) return false
    const { changed_at: now } = await tx
      .updateTable('site')
      .set({ domain: name, changed_at: sql`now()` })
      .where('id', '=', siteId)
      .returning('changed_at')
      .executeTakeFirstOrThrow()
    const subject = { kind: 'site', id: siteId }
    const details = { before, after: name }
    await note(tx, { by, action: 'site_domain_changed', siteId, subject, details, now })
    return true
  }).catch((error: unknown) => {
    throw isTaken(error, 'site_domain_key') ? new DomainTaken(name) : error
  })
  forgetSites(db)
  return isChanged
}

/** Makes a site the one that answers to loopback names. */
export async function makeDefault(db: Db, siteId: string, by: Doer = COMMAND_LINE): Promise<void> {
  await transact(db, async (tx) => {
    await tx.updateTable('site').set({ is_default: false }).where('is_default', '=', true).execute()
    const { changed_at: now } = await tx
      .updateTable('site')
      .set({ is_default: true, changed_at: sql`now()` })
      .where('id', '=', siteId)
      .returning('changed_at')
      .executeTakeFirstOrThrow()
    const subject = { kind: 'site', id: siteId }
    await note(tx, { by, action: 'site_made_default', siteId, subject, now })
  })
  forgetSites(db)
}

const COLUMNS = ['id', 'domain', 'is_default as isDefault', 'is_live as isLive'] as const

async function readSites(db: Db): Promise<ReadonlyMap<string, Site>> {
  const sites = await db.selectFrom('site').select(COLUMNS).orderBy('domain').execute()
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
): Promise<Site | null> {
  const name = HOST.exec(host)?.[1]?.toLowerCase()
  if (name === undefined) return null
  const sites = await sitesByDomain(db)
  const site = sites.get(name)
  if (site) return site
  if (!allowLoopback || !LOOPBACK.test(name)) return null
  return [...sites.values()].find(({ isDefault }) => isDefault) ?? null
}
