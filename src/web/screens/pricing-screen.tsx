import { useLoaderData } from 'react-router'
import { localeOf } from '#contract/locales.ts'
import { PACKAGE_STYLES } from '#contract/packages.ts'
import { pathTo } from '#contract/routes.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useMoney, usePercent } from '#web/features/payments/money.tsx'
import { countryName, minimumPrice } from '#web/features/settings/placeholders.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { PackageCard, PackageList } from '#web/ui/package-card.tsx'
import css from './info/info-page.module.css'
import { InfoPage } from './info/info-page.tsx'
import type { Pricing } from './load-pricing.ts'
import pricesCss from './package-prices.module.css'

/** What costs what, in the credits that stand on the buttons, and what those cost, before the words about it. */
export function PricingScreen() {
  const page = useLoaderData<Pricing>()
  return (
    <InfoPage title={page.title} blocks={page.blocks}>
      <PriceTable />
      {page.offer && <PackagePrices {...page.offer} />}
    </InfoPage>
  )
}

function PriceTable() {
  const t = useText('info')
  const settings = useSettings()
  const { locale } = useCatalogue()
  const price = minimumPrice(settings, localeOf(locale).iso)
  const credits = (count: number) => t('price_credits', { count })
  const message = credits(settings.message_credits)
  const rows = [
    [t('price_join'), t('price_free')],
    [t('price_read'), t('price_free')],
    [t('price_message'), price ? `${message}, ${t('price_from', { price })}` : message],
    [t('price_photo'), credits(settings.photo_credits)],
    [t('price_gift'), credits(settings.gift_credits)],
  ] as const

  return (
    <dl className={css['prices']} aria-label={t('prices')}>
      {rows.map(([name, cost]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="tabular">{cost}</dd>
        </div>
      ))}
    </dl>
  )
}

type Offer = NonNullable<Pricing['offer']>

/** What the packages cost where the visitor is. A press leads to paying, or first to signing up. */
export function PackagePrices({ country, currency, packages }: Offer) {
  const t = useText('info')
  const { iso } = localeOf(useCatalogue().locale)
  if (packages.length === 0) return null

  return (
    <section className={pricesCss['section']}>
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
