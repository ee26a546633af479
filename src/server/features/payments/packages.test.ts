import { expect, test } from 'vitest'
import { listPackages, listPrices } from '#contract/packages.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db, { countryOf: () => 'SE' })

async function pricesFor(cookies: Readonly<Record<string, string>> = {}) {
  const browser = caller(app)
  for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value)
  return (await browser.call(listPrices, {})).body
}

test('anybody sees the packages of the site in the currency of where they are, or chose to be [INF-1]', async () => {
  const [here, chosen, nowhere] = [
    await pricesFor(),
    await pricesFor({ country: 'NL' }),
    await pricesFor({ country: 'XX' }),
  ]

  expect([here.country, here.currency]).toEqual(['SE', 'SEK'])
  expect([chosen.country, chosen.currency]).toEqual(['NL', 'EUR'])
  expect(nowhere.country).toBe('SE')
  expect(chosen.packages.map(({ credits, price_minor }) => [credits, price_minor])).toEqual([
    [12, 1495],
    [30, 2995],
    [75, 5995],
    [160, 9995],
  ])
})

test('a member sees the same prices of their own country, without the discount that is theirs alone [INF-1]', async () => {
  const member = await makeMember(db, site.id, { country: 'NL' })
  const { call } = await loggedIn(app, member.id)

  const prices = (await call(listPrices, {})).body
  const offers = (await call(listPackages, {})).body

  expect(prices.currency).toBe('EUR')
  expect(prices.packages.map(({ total_minor: total }) => total)).toEqual(
    offers.packages.map(({ price_minor: price }) => price),
  )
  expect(prices).not.toHaveProperty('discount')
})
