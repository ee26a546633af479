import type { CountryCode } from '#contract/locales.ts'
import { METHODS } from '#contract/orders.ts'
import { METHODS_OF_COUNTRY } from '#server/features/payments/provider/methods.ts'
import { untilAlive } from '../is-alive.ts'
import { expect, test } from '../member-fixtures.ts'
import { atProvider, order } from '../paying.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 880 },
]
const HOSTED = METHODS.filter((method) => method !== 'directdebit')

test.use({ expectedErrors: /status of (404|400)/ })

for (const method of HOSTED)
  for (const size of SIZES)
    test(`whoever pays by ${method} fails first, pays then, and has their credits once, at ${size.width} px [PAY-2] [PAY-3] [PAY-4]`, async ({
      page,
      context,
      baseURL,
      newMember,
      enterAs,
      db,
    }) => {
      await page.setViewportSize(size)
      const me = await newMember({ country: countryOf(method), language: 'en' })
      await enterAs(me)
      await context.addCookies([{ name: 'locale', value: 'en', url: baseURL! }])
      await page.goto(`/credits/p1/${method}`)

      await order(page, ENGLISH)
      await atProvider(page, 'fail')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment failed')
      await page.getByRole('link', { name: 'Try again' }).click()
      await page.waitForURL(`**/credits/p1/${method}**`)
      await order(page, ENGLISH)
      await atProvider(page, 'pay')

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your credits are ready')
      await expect(page.getByRole('main')).toContainText('Your balance: 30 credits.')
      await page.reload()
      await untilAlive(page)
      await expect(page.getByRole('main')).toContainText('Your balance: 30 credits.')
      const orders = await db
        .selectFrom('credit_order')
        .select(['method', 'status', 'country'])
        .where('account_id', '=', me.credit_account_id)
        .orderBy('created_at')
        .execute()
      const country = countryOf(method)
      expect(orders).toEqual([
        { method, status: 'failed', country },
        { method, status: 'completed', country },
      ])
    })

const ENGLISH = { agree: /^I want to use my credits/, pay: /^Pay / }

/** The first country where people know this way to pay. */
function countryOf(method: (typeof HOSTED)[number]) {
  const countries = Object.keys(METHODS_OF_COUNTRY) as CountryCode[]
  return countries.find((country) =>
    (METHODS_OF_COUNTRY[country] as readonly string[]).includes(method),
  )!
}
