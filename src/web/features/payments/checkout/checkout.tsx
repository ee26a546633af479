import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { CountryCode } from '#contract/locales.ts'
import type { Method, Order } from '#contract/orders.ts'
import { countryName } from '#web/features/settings/placeholders.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/field.tsx'
import { LoadFailed, type Start, useGoPay } from '../paying.tsx'
import { CancelOrder } from '../orders/cancel-order.tsx'
import { useMoney } from '../money.tsx'
import { type CheckoutChoice, checkoutPath, choiceIn } from '../addresses.ts'
import type { LoadedCheckout } from './load-checkout.ts'
import { CheckoutSkeleton, useCheckout } from './use-checkout.tsx'
import css from './checkout.module.css'
import { type ChoiceProps, OrderSummary } from './order-summary.tsx'
import { MethodList } from './method-list.tsx'
import { PayStep } from './pay-step.tsx'

/** The payment step: how it is paid on one side, what is bought for how much on the other. */
export function Checkout({ loaded: first }: { loaded: LoadedCheckout | null }) {
  const t = useText('checkout')
  const { choice, change } = useCheckoutChoice()
  const { loaded, isOld, error, retry } = useCheckout(choice, first)

  return (
    <div className={css['pay']}>
      <h1 className="display-md">{t('title')}</h1>
      {loaded && <Choices {...{ choice, change, loaded, isOld }} />}
      {!loaded && (error ? <LoadFailed error={error} onRetry={retry} /> : <CheckoutSkeleton />)}
    </div>
  )
}

function Choices({ choice, change, loaded, isOld }: ChoiceProps) {
  const t = useText('checkout')
  const { checkout } = loaded
  const isFree = checkout.offer.total_minor === 0
  const [isTicked, setTicked] = useState(false)
  const method = isFree ? UNPAID : chosenMethod(choice.method, loaded)

  return (
    <>
      <div className={css['how']}>
        {checkout.open_order && (
          <OpenOrder
            order={checkout.open_order}
            start={{ from: choice.from, makesPremium: checkout.makes_premium }}
          />
        )}
        {isFree ? (
          <Notice kind="done">{t('free')}</Notice>
        ) : (
          <MethodList {...{ checkout, method, bank: choice.bank, change }} />
        )}
        <CountryChoice
          country={checkout.country}
          countries={checkout.countries}
          onChoose={(country) => change({ country, bank: null })}
        />
      </div>
      <OrderSummary {...{ choice, change, loaded, isOld }}>
        <PayStep {...{ choice, loaded, method, isOld, isTicked, onTick: setTicked }} />
      </OrderSummary>
    </>
  )
}

/** What costs nothing is written down as if it were paid like this. */
const UNPAID: Method = 'creditcard'

/** The method in the address, as far as it can be paid with from this country; else the first one. */
function chosenMethod(wished: Method | null, { checkout }: LoadedCheckout): Method | null {
  const offered = checkout.methods.map(({ method }) => method).filter(isOpen)
  return offered.find((method) => method === wished) ?? offered[0] ?? null

  function isOpen(method: Method): boolean {
    return method !== 'directdebit' || checkout.debit === 'ok'
  }
}

type CountryChoiceProps = {
  country: CountryCode
  countries: readonly CountryCode[]
  onChoose: (country: CountryCode) => void
}

/** The country that is paid from: it decides on the methods and the currency. */
function CountryChoice({ country, countries, onChoose }: CountryChoiceProps) {
  const t = useText('checkout')
  const { locale } = useClock()
  const named = countries
    .map((code) => ({ code, name: countryName(code, locale) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
  if (countries.length < 2) return null

  return (
    <Select
      label={t('country')}
      className={css['country']}
      name="country"
      autoComplete="country"
      value={country}
      onChange={(event) => onChoose(event.currentTarget.value as CountryCode)}
    >
      {named.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}

/** An order that was begun and not paid: the buyer goes on paying it, looks how it stands at the bank, or gives it up. */
function OpenOrder({ order, start }: { order: Order; start: Start }) {
  const t = useText('checkout.open')
  const words = useText('payments')
  const money = useMoney()
  const goPay = useGoPay()
  const isPayable = order.checkout_url !== null

  return (
    <section className={css['open']} aria-label={t('label')}>
      <Icon name="clock" size="lg" />
      <div>
        <p>
          {t(isPayable ? 'text' : 'text_pending', {
            credits: words('credits', { count: order.credits }),
            price: money(order.total_minor, order.currency),
          })}
          {order.discount && ` ${t('frees')}`}
        </p>
        <div className={css['open-buttons']}>
          <Button kind="ink" size="sm" onClick={() => void goPay(order, start)}>
            {t(isPayable ? 'continue' : 'see')}
          </Button>
          <CancelOrder order={order} label={t('cancel')} size="sm" />
        </div>
      </div>
    </section>
  )
}

/** What the address says is to be bought, and the way to change it there. */
function useCheckoutChoice() {
  const params = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const choice = choiceIn(params, query)!
  const change = (part: Partial<CheckoutChoice>) =>
    void navigate(checkoutPath({ ...choice, ...part }), {
      replace: true,
      preventScrollReset: true,
    })
  return { choice, change }
}
