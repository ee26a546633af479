import { sql } from 'kysely'
import { COUNTRY_CURRENCY, type Currency } from '#contract/geo.ts'
import type { PricePackage, SitePrices } from '#contract/office/prices.ts'
import type { PackageStyle } from '#contract/packages.ts'
import { priceProblems } from '#contract/price-rules.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact } from '#server/db/connect.ts'
import type { Bus } from '#server/events/bus.ts'
import { ask } from '#server/features/approvals/approvals.ts'
import { type Doer, note } from '#server/features/record/record.ts'
import {
  forgetPackages,
  listAt,
  readPriceLists,
  settingsOf,
} from '#server/features/settings/settings.ts'
import type { Scope } from '#server/http/office-route.ts'
import { pricesKind, type PricesWish } from './prices-kind.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What a site sells now and later; what it sold before is not told. */
export async function pricesOf(db: Db, siteId: string, now: Date): Promise<SitePrices> {
  const site = await db
    .selectFrom('site')
    .select('domain')
    .where('id', '=', siteId)
    .executeTakeFirst()
  if (!site) throw new Refusal('NOT_FOUND')
  const [settings, lists, sold, asked] = await Promise.all([
    settingsOf(db, siteId),
    readPriceLists(db, siteId),
    soldSince(db, siteId, new Date(now.getTime() - 30 * DAY_MS)),
    openRequest(db, siteId),
  ])
  const current = listAt(lists, now)
  const shown = lists.slice(current ? lists.indexOf(current) : 0)
  const { time_zone, message_credits, welcome_percentage, countries } = settings
  const { domain_language: own, visible_locales: all } = settings
  return {
    site_id: siteId,
    domain: site.domain,
    time_zone,
    locales: [own, ...all.filter((locale) => locale !== own)],
    message_credits,
    welcome_percentage,
    countries: countries.map((country) => ({ country, currency: COUNTRY_CURRENCY[country] })),
    lists: shown.map((list) => ({
      valid_from: list.validFrom?.toISOString() ?? null,
      is_now: list === current,
      is_own: list.isOwn,
      packages: list.packages.map(({ style, credits, is_popular, prices }) => ({
        style,
        credits,
        is_popular,
        prices: { ...prices },
      })),
    })),
    sold,
    asked,
  }
}

type Sold = { style: PackageStyle; currency: Currency; count: number }

async function soldSince(db: Db, siteId: string, since: Date): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    select style, currency, count(*)::int as count from credit_order
    where completed_at >= ${since} and site_id = ${siteId}
    group by style, currency`.execute(db)
  return rows
}

async function openRequest(db: Db, siteId: string): Promise<SitePrices['asked']> {
  const row = await db
    .selectFrom('approval')
    .select(['id', 'number', 'asker', 'asked_at'])
    .where('kind', '=', 'prices')
    .where('subject_id', '=', siteId)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  return row ? { ...row, asked_at: row.asked_at.toISOString() } : null
}

type Deps = { readonly db: Db; readonly events: Bus }
type Asking = {
  readonly siteId: string
  readonly validFrom: Date | null
  readonly packages: readonly PricePackage[]
  readonly why: string
  readonly by: Doer
  readonly scope: Scope
  readonly now: Date
}

/** Asks a second person for other prices. What is not in order is refused with the field that is wrong. */
export async function askForPrices(deps: Deps, { siteId, validFrom, packages, ...asking }: Asking) {
  const [problem] = priceProblems(packages)
  if (problem) throw new Refusal('INVALID_INPUT', { field: problem.field, why: problem.rule })
  if (validFrom !== null && validFrom <= asking.now)
    throw new Refusal('INVALID_INPUT', { field: 'valid_from', why: 'is over' })
  const wish: PricesWish = { valid_from: validFrom?.toISOString() ?? null, packages }
  const kind = pricesKind
  return ask({ ...deps, kind }, { ...asking, subjectId: siteId, payload: { ...wish } })
}

type Dropping = {
  readonly siteId: string
  readonly validFrom: Date
  readonly by: Doer
  readonly now: Date
}

/** Takes prices back whose time has not come. */
export async function dropPrices(db: Db, { siteId, validFrom, by, now }: Dropping): Promise<void> {
  await transact(db, async (tx) => {
    await sql`select from site where id = ${siteId} for no key update`.execute(tx)
    const dropped = await tx
      .deleteFrom('package')
      .where('site_id', '=', siteId)
      .where('valid_from', '=', validFrom)
      .where('valid_from', '>', now)
      .returning(['style', 'credits'])
      .execute()
    if (dropped.length === 0) throw new Refusal('NOT_FOUND')
    await note(tx, {
      by,
      action: 'prices_dropped',
      siteId,
      subject: { kind: 'site', id: siteId },
      details: { valid_from: validFrom.toISOString(), packages: dropped },
      now,
    })
  })
  forgetPackages(db, siteId)
}
