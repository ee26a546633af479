import { expect, test } from 'vitest'
import type { Package } from '#server/features/settings/settings.ts'
import { offerOf, totalOf, vatIn } from './quote.ts'

const SMALLEST = { price: 1495, credits: 12 }

function sold(credits: number, price: number): Package {
  return { id: '', style: 'p2', credits, is_popular: true, prices: { EUR: price } }
}

function priced(credits: number, price: number, percentage = 0) {
  const pricing = { currency: 'EUR', percentage, messageCredits: 1, smallest: SMALLEST } as const
  return offerOf(sold(credits, price), pricing)!
}

test.each([
  [12, 1495, 1121, 94, 0],
  [30, 2995, 2246, 75, 19],
  [75, 5995, 4496, 60, 35],
  [160, 9995, 7496, 47, 49],
])(
  '%i credits for %i cost a quarter less, rounded down; a message is rounded up, a saving down [PAY-1] [M6]',
  (credits, price, total, message, saving) => {
    expect(priced(credits, price, 25)).toMatchObject({
      price_minor: price,
      total_minor: total,
      message_minor: message,
      saving,
    })
  },
)

test('a package without a price in a currency is not offered in it [PAY-1]', () => {
  const pricing = { currency: 'GBP', percentage: 0, messageCredits: 1, smallest: SMALLEST } as const

  expect(offerOf(sold(12, 1495), pricing)).toBeNull()
})

test('nothing off is the price, everything off is nothing [M6]', () => {
  expect([totalOf(5995, 0), totalOf(5995, 100), totalOf(1, 1)]).toEqual([5995, 0, 0])
})

test('VAT is the part of the total that it is, to the nearest cent [PAY-8]', () => {
  expect([vatIn(12_100, 2100), vatIn(4496, 2100), vatIn(5995, 0)]).toEqual([2100, 780, 0])
})
