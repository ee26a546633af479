import { createTranslator } from 'use-intl/core'
import { localeOf } from '#contract/locales.ts'
import type { Boot } from '#contract/page.ts'
import { pathTo } from '#contract/routes.ts'
import type { Catalogue } from '#web/i18n/catalogue.ts'
import type { Pricing } from '#web/screens/pricing/load-pricing.ts'

/** Every package with what it really costs in the country that the page is about. */
export function structuredOffers(
  { offer }: Pricing,
  { origin, settings }: Boot,
  { locale, messages }: Catalogue,
): object[] {
  const t = createTranslator({
    locale: localeOf(locale).iso as typeof locale,
    messages,
    namespace: 'info',
  })
  if (!offer) return []
  const { country, currency, packages } = offer
  return packages.map(({ credits, price_minor: price }) => ({
    '@type': 'Product',
    name: t('price_credits', { count: credits }),
    image: `${origin}/icons/app-512.png`,
    brand: { '@type': 'Brand', name: settings.name },
    offers: {
      '@type': 'Offer',
      price: decimal(price, currency),
      priceCurrency: currency,
      eligibleRegion: country,
      availability: 'https://schema.org/InStock',
      url: origin + pathTo('pricing'),
    },
  }))
}

function decimal(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions()
  return (minor / 10 ** digits).toFixed(digits)
}
