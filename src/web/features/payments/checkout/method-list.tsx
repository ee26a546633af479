import type { Method } from '#contract/orders.ts'
import { Refusal } from '#contract/refusals.ts'
import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { BankGrid } from './bank-grid.tsx'
import type { CheckoutChoice } from './checkout-address.ts'
import type { LoadedCheckout } from './checkout-query.ts'
import { MethodCard } from './method-card.tsx'
import css from './checkout.module.css'

type MethodListProps = {
  checkout: LoadedCheckout['checkout']
  method: Method | null
  bank: string | null
  change: (part: Partial<CheckoutChoice>) => void
}

/** Every way to pay from this country. One that is closed to this member is there, too, and says why. */
export function MethodList({ checkout, method, bank, change }: MethodListProps) {
  const t = useText('checkout')
  const { methods, debit } = checkout
  const isSepa = checkout.currency === 'EUR'
  const others = methods.filter((offer) => debit === 'ok' || offer.method !== 'directdebit')

  return (
    <fieldset className={css['methods']}>
      <legend className="visually-hidden">{t('methods')}</legend>
      {others.map((offer) => (
        <MethodCard
          key={offer.method}
          method={offer.method}
          checked={offer.method === method}
          onChoose={() => change({ method: offer.method, bank: null })}
        >
          {offer.banks.length > 0 && (
            <BankGrid
              banks={offer.banks}
              bank={bank}
              onChoose={(id) => change({ method, bank: id })}
            />
          )}
        </MethodCard>
      ))}
      {debit !== 'ok' && isSepa && <ClosedDebit reason={debit} />}
      {others.length === 0 && <Notice kind="danger">{t('no_methods')}</Notice>}
    </fieldset>
  )
}

function ClosedDebit({ reason }: { reason: 'blocked' | 'limit' }) {
  const refusalText = useRefusalText()
  const code = reason === 'blocked' ? 'DEBIT_BLOCKED' : 'DEBIT_LIMIT'
  return <MethodCard method="directdebit" closed={refusalText(new Refusal(code))} />
}
