import { useSearchParams } from 'react-router'
import type { Currency } from '#contract/geo.ts'
import { PACKAGE_STYLES, type PackageOffer } from '#contract/packages.ts'
import { checkoutPath, detailsIn } from '#web/features/payments/checkout/checkout-address.ts'
import { useMoney } from '#web/features/payments/use-money.ts'
import { usePercent } from '#web/features/payments/use-percent.ts'
import { useText } from '#web/i18n/use-text.ts'
import { PackageCard } from '#web/ui/package-card.tsx'

type PackageOfferCardProps = { offer: PackageOffer; currency: Currency }

/** One package at its price now; the price it had is struck only where this one is lower. A press leads to paying it. */
export function PackageOfferCard({ offer, currency }: PackageOfferCardProps) {
  const t = useText('shop.packages')
  const money = useMoney()
  const percent = usePercent()
  const [query] = useSearchParams()
  const { style, credits, price_minor: price, total_minor: total, saving } = offer
  const href = checkoutPath({ style, method: null, ...detailsIn(query) })

  return (
    <PackageCard
      tier={PACKAGE_STYLES.indexOf(style) as 0 | 1 | 2 | 3}
      credits={credits}
      unit={t('unit', { count: credits })}
      popular={offer.is_popular ? t('popular') : undefined}
      saving={saving > 0 ? t('saving', { percentage: percent(saving * 100) }) : undefined}
      oldPrice={total < price ? { text: money(price, currency), label: t('was') } : undefined}
      price={money(total, currency)}
      perMessage={t('per_message', { price: money(offer.message_minor, currency) })}
      pick={{ label: t('pick', { credits: String(credits) }), href }}
    />
  )
}
