import { type ReactNode, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '#web/i18n/use-text.ts'
import { CheckoutSkeleton } from '../checkout/checkout-skeleton.tsx'
import type { LoadedCheckout } from '../checkout/checkout-query.ts'
import { useCheckout } from '../checkout/use-checkout.ts'
import { LoadFailed } from '../load-failed.tsx'
import { PriceLines } from '../price-lines.tsx'
import { closedReason } from './closed-reason.ts'
import { DebitClosed } from './debit-closed.tsx'
import { CodeStep, type Sent } from './code-step.tsx'
import { debitWishIn } from './debit-wish.ts'
import { EMPTY_DRAFT } from './debit-draft.ts'
import { DetailsStep } from './details-step.tsx'
import { MandateText } from './mandate-text.tsx'
import { useDebit } from './use-debit.ts'
import type { CheckoutChoice } from '../checkout/checkout-address.ts'
import css from './debit.module.css'

/** Direct debit: who pays from which account, and then the code by which the mandate is signed. */
export function DirectDebit({ loaded: first }: { loaded: LoadedCheckout | null }) {
  const t = useText('directdebit')
  const [query] = useSearchParams()
  const wish = debitWishIn(query)!
  const { loaded, error, retry } = useCheckout(wish, first)

  return (
    <div className={css['page']}>
      {loaded && <Steps {...{ wish, loaded }} />}
      {!loaded && (
        <>
          <h1 className="display-md">{t('title')}</h1>
          {error ? <LoadFailed error={error} onRetry={retry} /> : <CheckoutSkeleton />}
        </>
      )}
    </div>
  )
}

function Steps({ wish, loaded }: { wish: CheckoutChoice; loaded: LoadedCheckout }) {
  const t = useText('directdebit')
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [sent, setSent] = useState<Sent | null>(null)
  const debit = useDebit(wish, loaded)
  const send = () => debit.send.mutate(draft, { onSuccess: setSent })
  const closed = closedReason(loaded.checkout)

  return (
    <>
      <div className={css['head']}>
        <h1 className="display-md">{t(sent ? 'code.title' : 'title')}</h1>
        {!sent && <p className="lead">{t('lead')}</p>}
      </div>
      <div className={css['main']}>
        {closed && <DebitClosed reason={closed} wish={wish} />}
        {!closed && sent && (
          <CodeStep
            {...{ sent, debit, loaded, wish }}
            onResend={send}
            onChange={() => setSent(null)}
          />
        )}
        {!closed && !sent && (
          <DetailsStep {...{ draft, debit, loaded, wish }} onDraft={setDraft} onSend={send} />
        )}
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
