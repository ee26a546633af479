import { type RawBuilder, sql } from 'kysely'
import type { Currency } from '#contract/geo.ts'
import type { PackageStyle } from '#contract/packages.ts'
import type { Db } from '#server/db/connect.ts'

/** A package and what is paid for it. */
export type Bought = { readonly style: PackageStyle; readonly total_minor: number }

type Between = { readonly siteId: string; readonly from: Currency; readonly to: Currency }

/** What purchases in one currency are worth in another, in their order. */
export async function convertByListPrice(
  db: Db,
  bought: readonly Bought[],
  { siteId, from, to }: Between,
): Promise<readonly number[]> {
  const worth = worthOf({
    minor: sql`bought.minor`,
    siteId: sql`${siteId}::uuid`,
    style: sql`bought.style`,
    from: sql`${from}`,
    to: sql`${to}`,
  })
  const styles = bought.map(({ style }) => style)
  const totals = bought.map((each) => each.total_minor)
  const { rows } = await sql<{ worth: number }>`
    select ${worth}::int as worth
    from unnest(${styles}::text[], ${totals}::int[]) with ordinality as bought (style, minor, place)
    order by place`.execute(db)
  return rows.map((row) => row.worth)
}

type Parts = Readonly<Record<'minor' | 'siteId' | 'style' | 'from' | 'to', RawBuilder<unknown>>>

/**
 * Money that was paid for a package, in another currency: no rate of the day, but as the list prices of that package are to
 * each other, so that it is the same tomorrow and a package without a discount is worth exactly its price there. Where the
 * site has no price in one of the two, those of the default packages count, which have all.
 *
 * Each purchase is rounded up to a whole minor unit by itself, so a limit is never exceeded by what rounding left out.
 */
export function worthOf({ minor, siteId, style, from, to }: Parts): RawBuilder<number> {
  return sql<number>`case when ${from} = ${to} then ${minor} else (
    select ((${minor})::bigint * there.amount_minor + here.amount_minor - 1) / here.amount_minor
    from package
    join package_price as here on here.package_id = package.id and here.currency = ${from}
    join package_price as there on there.package_id = package.id and there.currency = ${to}
    where package.style = ${style} and (package.site_id = ${siteId} or package.site_id is null)
    order by package.site_id nulls last limit 1
  ) end`
}
