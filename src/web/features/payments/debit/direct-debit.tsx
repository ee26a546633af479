import { type ReactNode, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { countryName } from '#web/features/settings/placeholders.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { type CheckoutChoice, debitChoiceIn } from '../addresses.ts'
import type { LoadedCheckout } from '../checkout/load-checkout.ts'
import { CheckoutSkeleton, useCheckout } from '../checkout/use-checkout.tsx'
import { LoadFailed } from '../paying.tsx'
import { PriceLines, useDay, useMoney } from '../money.tsx'
import { closedReason, DebitClosed } from './debit-refusal.tsx'
import { CodeStep, type Sent } from './code-step.tsx'
import { EMPTY_DRAFT } from './debit-draft.ts'
import css from './debit.module.css'
import { DetailsStep } from './details-step.tsx'
import { useDebit } from './use-debit.ts'

/** Direct debit: who pays from which account, and then the code by which the mandate is signed. */
export function DirectDebit({ loaded: first }: { loaded: LoadedCheckout | null }) {
  const t = useText('directdebit')
  const [query] = useSearchParams()
  const choice = debitChoiceIn(query)!
  const { loaded, error, retry } = useCheckout(choice, first)

  return (
    <div className={css['page']}>
      {loaded && <Steps {...{ choice, loaded }} />}
      {!loaded && (
        <>
          <h1 className="display-md">{t('title')}</h1>
          {error ? <LoadFailed error={error} onRetry={retry} /> : <CheckoutSkeleton />}
        </>
      )}
    </div>
  )
}

function Steps({ choice, loaded }: { choice: CheckoutChoice; loaded: LoadedCheckout }) {
  const t = useText('directdebit')
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [sent, setSent] = useState<Sent | null>(null)
  const debit = useDebit(choice, loaded)
  const send = () => debit.send.mutate(draft, { onSuccess: (answer) => answer && setSent(answer) })
  const closed = closedReason(loaded.checkout)

  return (
    <>
      <div className={css['head']}>
        <h1 className="display-md">{t(sent ? 'code.title' : 'title')}</h1>
        {!sent && <p className="lead">{t('lead')}</p>}
      </div>
      <div className={css['main']}>
        {closed && <DebitClosed reason={closed} choice={choice} />}
        {!closed && sent && (
          <CodeStep
            {...{ sent, debit, loaded, choice }}
            onResend={send}
            onChange={() => setSent(null)}
          />
        )}
        {!closed && !sent && (
          <DetailsStep {...{ draft, debit, loaded, choice }} onDraft={setDraft} onSend={send} />
        )}
        {debit.modal}
      </div>
      <Purchase loaded={loaded}>
        <MandateText loaded={loaded} sent={sent} />
      </Purchase>
    </>
  )
}

function Purchase({ loaded, children }: { loaded: LoadedCheckout; children: ReactNode }) {
  const t = useText('checkout.summary')
  const { offer, currency, discount } = loaded.checkout
  const titleId = useId()
  return (
    <aside className={css['aside']} aria-labelledby={titleId}>
      <h2 id={titleId} className="title-sm">
        {t('title')}
      </h2>
      <PriceLines
        credits={offer.credits}
        price={offer.price_minor}
        total={offer.total_minor}
        {...{ currency, discount }}
      />
      {children}
    </aside>
  )
}

/** The mandate in full: who debits how much when, and that it can be reversed. Its number comes with the code. */
function MandateText({ loaded, sent }: { loaded: LoadedCheckout; sent: Sent | null }) {
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
    [t('creditor_id'), company.creditor_id],
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
