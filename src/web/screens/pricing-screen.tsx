import { useLoaderData } from 'react-router'
import { localeOf } from '#contract/locales.ts'
import { minimumPrice } from '#web/features/settings/placeholders.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useText } from '#web/i18n/use-text.ts'
import { InfoPage } from './info/info-page.tsx'
import type { Pricing } from './pricing/load-pricing.ts'
import { PackagePrices } from './pricing/package-prices.tsx'
import css from './info/info-page.module.css'

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
