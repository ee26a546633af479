import type { PricePackage } from '#contract/office/prices.ts'
import type { ApprovalFact } from '#contract/office/approvals.ts'
import type { Currency } from '#contract/geo.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type {
  ApprovalPlan,
  CannotBe,
  KindOfApproval,
} from '#server/features/approvals/approvals.ts'
import { listAt, readPriceLists } from '#server/features/settings/settings.ts'

/** What is asked for, as it is kept until somebody says yes. */
export type PricesWish = {
  /** Null for as soon as there is a yes. */
  readonly valid_from: string | null
  readonly packages: readonly PricePackage[]
}

/** Other prices of a site, which nobody changes alone. It is about the site, so that one change at a time waits. */
export const pricesKind: KindOfApproval = {
  name: 'prices',
  isForOne: false,
  siteOf: async (db, id) => {
    const site = db.selectFrom('site').select('id').where('id', '=', id)
    return (await site.executeTakeFirst())?.id ?? null
  },
  plan: (tx, { subjectId, payload }) => planned(tx, subjectId, wishIn(payload)),
  carryOut: async (tx, _, { subjectId, plan, now }) => {
    await writeList(tx, subjectId, wishIn(plan.payload), now)
    // Processes read it within a second, and orders are checked against the database itself.
    return { state: 'done' }
  },
  facts: (db, { subjectId, plan, now }) => factsOf(db, subjectId, wishIn(plan.payload), now),
}

function wishIn(payload: Readonly<Record<string, unknown>>): PricesWish {
  return payload as unknown as PricesWish
}

/** With the site locked, so that of two changes one comes after the other. It holds as long as the lists are those that were seen. */
async function planned(tx: Tx, siteId: string, wish: PricesWish): Promise<ApprovalPlan | CannotBe> {
  const site = await tx
    .selectFrom('site')
    .select('id')
    .where('id', '=', siteId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!site) return { cannot: 'NOT_FOUND' }
  const lists = await readPriceLists(tx, siteId)
  const times = lists.map(({ validFrom }) => validFrom?.toISOString() ?? null)
  if (wish.valid_from !== null && times.includes(wish.valid_from))
    return { cannot: 'CHANGED_MEANWHILE' }
  return {
    siteId,
    memberId: null,
    amountMinor: null,
    currency: null,
    credits: null,
    payload: { ...wish },
    basis: { lists: times },
  }
}

async function writeList(tx: Tx, siteId: string, wish: PricesWish, now: Date): Promise<void> {
  const asked = wish.valid_from === null ? now : new Date(wish.valid_from)
  const validFrom = asked < now ? now : asked
  const rows = wish.packages.map(({ style, credits, is_popular }, position) => {
    const id = crypto.randomUUID()
    return { id, site_id: siteId, style, credits, is_popular, position, valid_from: validFrom }
  })
  await tx.insertInto('package').values(rows).execute()
  const prices = wish.packages.flatMap(({ prices: own }, nth) =>
    (Object.entries(own) as [Currency, number][]).map(([currency, amount_minor]) => ({
      package_id: rows[nth]!.id,
      currency,
      amount_minor,
    })),
  )
  if (prices.length > 0) await tx.insertInto('package_price').values(prices).execute()
}

/** What becomes of what, price by price. */
async function factsOf(
  db: Db,
  siteId: string,
  { valid_from: validFrom, packages }: PricesWish,
  now: Date,
): Promise<ApprovalFact[]> {
  const sold = listAt(await readPriceLists(db, siteId), now)?.packages ?? []
  const changes = packages.flatMap(({ style, credits, prices }) => {
    const before = sold.find((each) => each.style === style)
    const currencies = Object.keys(prices) as Currency[]
    const name = `package_${style}`
    return [
      ...(before?.credits === credits
        ? []
        : [{ name, value: { credits }, before: String(before?.credits ?? 0) }]),
      ...currencies
        .filter((currency) => before?.prices[currency] !== prices[currency])
        .map((currency) => ({
          name,
          value: { amount_minor: prices[currency]!, currency },
          before: String((before?.prices[currency] ?? 0) / 100),
        })),
    ]
  })
  return [
    ...(validFrom === null ? [] : [{ name: 'valid_from', value: { at: validFrom } }]),
    ...changes,
  ]
}
