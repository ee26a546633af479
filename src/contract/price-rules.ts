import type { Currency } from './geo.ts'
import type { PackageStyle } from './packages.ts'

type Sold = {
  readonly style: PackageStyle
  readonly credits: number
  readonly is_popular: boolean
  readonly prices: Readonly<Partial<Record<Currency, number>>>
}

export type PriceRule = 'more_credits' | 'dearer' | 'saves' | 'one_popular'
export type PriceProblem = { readonly rule: PriceRule; readonly field: string }

/**
 * What packages must hold to be offered beside each other: each has more credits than the one before, costs more in all and less for
 * a message. Fields are named as in what is sent.
 */
export function priceProblems(packages: readonly Sold[]): PriceProblem[] {
  const popular = packages.filter(({ is_popular: isPopular }) => isPopular).length
  return [
    ...(popular > 1 ? [{ rule: 'one_popular', field: 'packages' } as const] : []),
    ...packages.flatMap((sold, nth) => {
      const before = packages[nth - 1]
      return before ? [...problemsBetween(before, sold, nth)] : []
    }),
  ]
}

function problemsBetween(before: Sold, sold: Sold, nth: number): PriceProblem[] {
  const fewer = sold.credits <= before.credits
  const prices = Object.entries(sold.prices) as [Currency, number][]
  return [
    ...(fewer ? [{ rule: 'more_credits', field: `packages.${nth}.credits` } as const] : []),
    ...prices.flatMap(([currency, price]): PriceProblem[] => {
      const less = before.prices[currency]
      const field = `packages.${nth}.prices.${currency}`
      if (less === undefined) return []
      if (price <= less) return [{ rule: 'dearer', field }]
      return price * before.credits >= less * sold.credits ? [{ rule: 'saves', field }] : []
    }),
  ]
}
