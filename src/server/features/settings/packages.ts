import { sql } from 'kysely'
import type { Currency } from '#contract/geo.ts'
import type { Db } from '#server/db/connect.ts'
import { keptBriefly } from './kept-briefly.ts'

/** Credits that are sold together. Prices are whole minor units. */
export type Package = {
  readonly id: string
  readonly style: 'p0' | 'p1' | 'p2' | 'p3'
  readonly credits: number
  readonly is_popular: boolean
  readonly prices: Readonly<Partial<Record<Currency, number>>>
}

const kept = keptBriefly(readPackages)

/** The packages a site sells, in their order: its own, or the default ones if it has none. At most a second old. */
export function packagesOf(db: Db, siteId: string): Promise<readonly Package[]> {
  return kept.get(db, siteId)
}

async function readPackages(db: Db, siteId: string): Promise<readonly Package[]> {
  const { rows } = await sql<Package>`
    select id, style, credits, is_popular,
      (select coalesce(jsonb_object_agg(currency, amount_minor), '{}') from package_price where package_id = id) as prices
    from package
    where site_id is not distinct from
      (select site_id from package where site_id = ${siteId} limit 1)
    order by position`.execute(db)
  return rows
}
