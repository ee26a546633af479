import { sql } from 'kysely'
import type { Currency } from '#contract/geo.ts'
import type { Db } from '#server/db/connect.ts'
import { briefCache } from './brief-cache.ts'

/** Credits that are sold together. Prices are whole minor units. */
export type Package = {
  readonly id: string
  readonly style: 'p0' | 'p1' | 'p2' | 'p3'
  readonly credits: number
  readonly is_popular: boolean
  readonly prices: Readonly<Partial<Record<Currency, number>>>
}

/** What is sold together from a time on. */
export type PriceList = {
  /** Null where it was always there. */
  readonly validFrom: Date | null
  /** False for the list that every site sells that has none of its own. */
  readonly isOwn: boolean
  readonly packages: readonly Package[]
}

const kept = briefCache(readPriceLists)

/** The packages a site sells at a time, in their order: its own, or the default ones if it has none. What there is to choose from is at most a second old. */
export async function packagesOf(db: Db, siteId: string, now: Date): Promise<readonly Package[]> {
  return listAt(await kept.get(db, siteId), now)?.packages ?? []
}

/** Makes the next call read the packages anew, after this process changed them. */
export function forgetPackages(db: Db, siteId: string): void {
  kept.forget(db, siteId)
}

/** The list that is sold at a time: of those whose time has come the newest, and a site's own before the default one. */
export function listAt(lists: readonly PriceList[], now: Date): PriceList | undefined {
  return lists.findLast(({ validFrom }) => validFrom === null || validFrom <= now)
}

type Row = Package & { readonly site_id: string | null; readonly valid_from: Date | null }

/** Every list of a site, from the default one on, with what is not sold yet. */
export async function readPriceLists(db: Db, siteId: string): Promise<readonly PriceList[]> {
  const { rows } = await sql<Row>`
    select id, style, credits, is_popular, site_id, valid_from,
      (select coalesce(jsonb_object_agg(currency, amount_minor), '{}') from package_price where package_id = id) as prices
    from package
    where site_id = ${siteId} or site_id is null
    order by site_id nulls first, valid_from nulls first, position`.execute(db)
  const lists = new Map<string, { validFrom: Date | null; isOwn: boolean; packages: Package[] }>()
  for (const { site_id: owner, valid_from: validFrom, ...sold } of rows) {
    const key = `${owner} ${validFrom?.toISOString()}`
    const list = lists.get(key) ?? { validFrom, isOwn: owner !== null, packages: [] }
    list.packages.push(sold)
    lists.set(key, list)
  }
  return [...lists.values()]
}
