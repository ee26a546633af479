import { expect, test, vi } from 'vitest'
import { COUNTRY_CURRENCY, CURRENCIES } from '#contract/geo.ts'
import { COUNTRY_CODES } from '#contract/locales.ts'
import { freshDatabase } from '#test/database.ts'
import { minimumMessageCosts } from './browser-settings.ts'
import { type Package, packagesOf } from './packages.ts'
import { addSite } from './sites.ts'

vi.useFakeTimers({ toFake: ['performance'] })
const { db } = await freshDatabase()
const ALL_COUNTRIES = { countries: [...COUNTRY_CODES], message_credits: 1 }

test('the default packages are those of the specification [PAY-1]', async () => {
  const packages = await packagesOf(db, (await aSite()).id, new Date())

  expect(packages.map(({ style, credits, prices }) => [style, credits, prices.EUR])).toEqual([
    ['p0', 12, 1495],
    ['p1', 30, 2995],
    ['p2', 75, 5995],
    ['p3', 160, 9995],
  ])
  expect(packages.filter(({ is_popular }) => is_popular).map(({ style }) => style)).toEqual(['p2'])
})

test.each(CURRENCIES)(
  'in %s a larger package costs more and each of its credits less [PAY-1]',
  async (currency) => {
    const packages = await packagesOf(db, (await aSite()).id, new Date())

    const amounts = packages.map(({ prices }) => prices[currency] ?? Number.NaN)
    const perCredit = packages.map(({ credits }, index) => (amounts[index] ?? Number.NaN) / credits)

    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    expect(perCredit).toEqual(perCredit.toSorted((a, b) => b - a))
    expect(new Set(perCredit).size).toBe(4)
  },
)

test('every country pays in a currency that has prices [PAY-1]', () => {
  const costs = minimumMessageCosts(
    [aPackage({ credits: 1, prices: samePrice(100) })],
    ALL_COUNTRIES,
  )

  expect(Object.keys(costs).toSorted()).toEqual([...COUNTRY_CODES].toSorted())
  expect(new Set(Object.values(COUNTRY_CURRENCY))).toEqual(new Set(CURRENCIES))
})

test('the price of a message is the cheapest real one, rounded up [SITE-6]', async () => {
  const packages = await packagesOf(db, (await aSite()).id, new Date())

  const costs = minimumMessageCosts(packages, ALL_COUNTRIES)

  expect(costs).toMatchObject({
    NL: { costs: 63, currency: 'EUR' },
    GB: { costs: 54, currency: 'GBP' },
    DK: { costs: 469, currency: 'DKK' },
  })
})

test.each([
  { credits: 3, amount: 100, messageCredits: 1, costs: 34 },
  { credits: 3, amount: 99, messageCredits: 1, costs: 33 },
  { credits: 160, amount: 9995, messageCredits: 2, costs: 125 },
  { credits: 1, amount: 1, messageCredits: 1, costs: 1 },
  { credits: 100_000, amount: 1, messageCredits: 1, costs: 1 },
])(
  'a message of $messageCredits at $amount for $credits costs $costs [SITE-6]',
  ({ credits, amount, messageCredits, costs }) => {
    const packages = [aPackage({ credits, prices: { EUR: amount } })]

    const found = minimumMessageCosts(packages, {
      countries: ['NL'],
      message_credits: messageCredits,
    })

    expect(found).toEqual({ NL: { costs, currency: 'EUR' } })
  },
)

test('a country without a price is left out, not made up [SITE-6]', () => {
  const packages = [aPackage({ credits: 10, prices: { EUR: 100 } })]

  expect(minimumMessageCosts(packages, { countries: ['NL', 'GB'], message_credits: 1 })).toEqual({
    NL: { costs: 10, currency: 'EUR' },
  })
})

test('a package whose price changes changes the price of a message [SITE-6]', async () => {
  const site = await aSite()
  await sell(site.id, { style: 'p0', credits: 10, amount: 1000 })
  await sell(site.id, { style: 'p1', credits: 20, amount: 1500 })
  const before = minimumMessageCosts(await packagesOf(db, site.id, new Date()), ALL_COUNTRIES)

  await db
    .updateTable('package_price')
    .set({ amount_minor: 1000 })
    .where('amount_minor', '=', 1500)
    .execute()

  expect(before.NL).toEqual({ costs: 75, currency: 'EUR' })
  vi.advanceTimersByTime(1000)
  const after = minimumMessageCosts(await packagesOf(db, site.id, new Date()), ALL_COUNTRIES)
  expect(after.NL).toEqual({ costs: 50, currency: 'EUR' })
})

test('a site with packages of its own sells those and no other; its neighbours keep the default ones [PAY-1] [SITE-2]', async () => {
  const [site, neighbour] = [await aSite(), await aSite()]

  await sell(site.id, { style: 'p0', credits: 10, amount: 900 })

  expect((await packagesOf(db, site.id, new Date())).map(({ credits }) => credits)).toEqual([10])
  expect((await packagesOf(db, neighbour.id, new Date())).map(({ credits }) => credits)).toEqual([
    12, 30, 75, 160,
  ])
})

test('only one default package can be popular, and no style stands twice [PAY-1]', async () => {
  const again = { site_id: null, credits: 5, is_popular: false, position: 9 }

  await expect(
    db.updateTable('package').set({ is_popular: true }).where('style', '=', 'p0').execute(),
  ).rejects.toThrow('package_one_popular')
  await expect(
    db
      .insertInto('package')
      .values({ ...again, style: 'p0' })
      .execute(),
  ).rejects.toThrow('package_style_once')
})

function aSite() {
  return addSite(db, `${crypto.randomUUID()}.example`)
}

function aPackage(given: Pick<Package, 'credits' | 'prices'>): Package {
  return { id: crypto.randomUUID(), style: 'p0', is_popular: false, ...given }
}

function samePrice(amount: number): Package['prices'] {
  return Object.fromEntries(CURRENCIES.map((currency) => [currency, amount]))
}

async function sell(
  siteId: string,
  { style, credits, amount }: { style: string; credits: number; amount: number },
) {
  const { id } = await db
    .insertInto('package')
    .values({ site_id: siteId, style, credits, position: Number(style.slice(1)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('package_price')
    .values({ package_id: id, currency: 'EUR', amount_minor: amount })
    .execute()
}
