import { useId } from 'react'
import { countryName } from '#web/features/settings/placeholders.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import type { LoadedCheckout } from '../checkout/checkout-query.ts'
import { useDay } from '../use-day.ts'
import { useMoney } from '../use-money.ts'
import type { Sent } from './code-step.tsx'
import css from './debit.module.css'

/** The mandate in full: who debits how much when, and that it can be reversed. Its number comes with the code. */
export function MandateText({ loaded, sent }: { loaded: LoadedCheckout; sent: Sent | null }) {
  const t = useText('directdebit.mandate')
  const money = useMoney()
  const day = useDay()
  const { locale } = useClock()
  const { company } = useSettings()
  const { offer, currency } = loaded.checkout
  const price = money(offer.total_minor, currency)
  const id = useId()
  const facts = [
    [t('creditor'), company.name],
    [t('address'), `${company.address}, ${company.city}, ${countryName(company.country, locale)}`],
    [t('reference'), sent?.mandate_reference ?? t('reference_later')],
    [t('kind'), t('kind_text')],
    [t('amount'), price],
    [t('debit_date'), sent ? day(`${sent.debit_date}T12:00:00Z`) : t('debit_date_later')],
    ...(sent ? [[t('account'), t('account_end', { end: sent.iban_end })]] : []),
  ]

  return (
    <section className={css['mandate']} aria-labelledby={id}>
      <h3 id={id}>{t('title')}</h3>
      <p>{t('text', { company: company.name, price })}</p>
      <p>{t('reverse')}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
