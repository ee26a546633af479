import { localeOf } from '#contract/locales.ts'
import { PACKAGE_STYLES } from '#contract/packages.ts'
import { pathTo } from '#contract/routes.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useMoney, usePercent } from '#web/features/payments/money.tsx'
import { countryName } from '#web/features/settings/placeholders.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useText } from '#web/i18n/use-text.ts'
import { PackageCard } from '#web/ui/package-card.tsx'
import { PackageList } from '#web/ui/package-list.tsx'
import type { Pricing } from './load-pricing.ts'
import css from './package-prices.module.css'

type Offer = NonNullable<Pricing['offer']>

/** What the packages cost where the visitor is. A press leads to paying, or first to signing up. */
export function PackagePrices({ country, currency, packages }: Offer) {
  const t = useText('info')
  const { iso } = localeOf(useCatalogue().locale)
  if (packages.length === 0) return null

  return (
    <section className={css['section']}>
      <h2 className="title-md">{t('packages')}</h2>
      <p className="soft">{t('packages_text', { country: countryName(country, iso) })}</p>
      <PackageList>
        {packages.map((offer) => (
          <PriceCard key={offer.style} offer={offer} currency={currency} />
        ))}
      </PackageList>
    </section>
  )
}

type PriceCardProps = { offer: Offer['packages'][number]; currency: Offer['currency'] }

function PriceCard({ offer, currency }: PriceCardProps) {
  const t = useText('shop.packages')
  const money = useMoney()
  const percent = usePercent()
  const user = useUser()
  const { style, credits, saving } = offer
  const href = user ? pathTo('credits-id-paymentmethod', { id: style }) : pathTo('signup')
  return (
    <PackageCard
      tier={PACKAGE_STYLES.indexOf(style) as 0 | 1 | 2 | 3}
      credits={credits}
      unit={t('unit', { count: credits })}
      popular={offer.is_popular ? t('popular') : undefined}
      saving={saving > 0 ? t('saving', { percentage: percent(saving * 100) }) : undefined}
      price={money(offer.price_minor, currency)}
      perMessage={t('per_message', { price: money(offer.message_minor, currency) })}
      pick={{ label: t('pick', { credits: String(credits) }), href }}
    />
  )
}
