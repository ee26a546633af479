import { useState } from 'react'
import type { Currency } from '#contract/geo.ts'
import type { PricePackage, SitePrices } from '#contract/office/prices.ts'
import { priceProblems } from '#contract/price-rules.ts'

/** What is typed over the prices of a site. It stays in this browser until it is asked for. */
export function usePriceDraft(prices: SitePrices | undefined) {
  const live = prices?.lists.find(({ is_now: isNow }) => isNow)?.packages ?? []
  const [typed, setTyped] = useState<readonly PricePackage[] | null>(null)
  const packages = typed ?? live
  const change = (nth: number, changes: Partial<PricePackage>) =>
    setTyped(packages.map((sold, at) => (at === nth ? { ...sold, ...changes } : sold)))
  return {
    live,
    packages,
    problems: priceProblems(packages),
    count: packages.reduce((sum, sold, nth) => sum + changesIn(live[nth], sold), 0),
    setCredits: (nth: number, credits: number) => change(nth, { credits }),
    setPrice(nth: number, currency: Currency, minor: number | null) {
      const { [currency]: _, ...others } = packages[nth]?.prices ?? {}
      change(nth, { prices: minor === null ? others : { ...others, [currency]: minor } })
    },
    setPopular: (nth: number) =>
      setTyped(packages.map((sold, at) => ({ ...sold, is_popular: at === nth }))),
    discard: () => setTyped(null),
  }
}

export type PriceDraft = ReturnType<typeof usePriceDraft>

function changesIn(before: PricePackage | undefined, after: PricePackage): number {
  if (!before) return 1
  const currencies = new Set([...Object.keys(before.prices), ...Object.keys(after.prices)])
  const prices = [...currencies].filter(
    (currency) => before.prices[currency as Currency] !== after.prices[currency as Currency],
  )
  return (
    prices.length +
    Number(before.credits !== after.credits) +
    Number(before.is_popular !== after.is_popular)
  )
}

/** What one message costs, rounded up as everywhere: never less than it is. */
export function messagePrice(price: number, credits: number, messageCredits: number): number {
  return Math.floor((price * messageCredits + credits - 1) / credits)
}

/** The cheapest message of what is sold in a currency, as adverts say it; null where nothing is. */
export function lowestMessage(
  packages: readonly PricePackage[],
  currency: Currency,
  messageCredits: number,
): number | null {
  const prices = packages.flatMap(({ prices: own, credits }) => {
    const price = own[currency]
    return price === undefined ? [] : [messagePrice(price, credits, messageCredits)]
  })
  return prices.length > 0 ? Math.min(...prices) : null
}

export function moneyIn(language: string, currency: string) {
  const format = new Intl.NumberFormat(language === 'en' ? 'en-IE' : language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  return (minor: number) => format.format(minor / 100)
}
