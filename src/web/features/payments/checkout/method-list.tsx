import { type ReactNode, useId } from 'react'
import type { Method, MethodOffer } from '#contract/orders.ts'
import { Refusal } from '#contract/refusals.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioMark } from '#web/ui/choices.tsx'
import { METHOD_ICON } from '../money.tsx'
import type { CheckoutChoice } from '../addresses.ts'
import type { LoadedCheckout } from './load-checkout.ts'
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

type BankGridProps = {
  banks: MethodOffer['banks']
  bank: string | null
  onChoose: (id: string) => void
}

const TONES = 9

/** The banks that the provider lists. A buyer who chooses none is asked at the provider. */
function BankGrid({ banks, bank, onChoose }: BankGridProps) {
  const t = useText('checkout')
  return (
    <fieldset>
      <legend className={css['bank-label']}>{t('bank')}</legend>
      <div className={css['banks']}>
        {banks.map(({ id, name }, index) => (
          <label key={id} className={css['bank']}>
            <input
              type="radio"
              name="bank"
              value={id}
              className="visually-hidden"
              checked={id === bank}
              onChange={() => onChoose(id)}
            />
            <i className={classNames(css['letter'], css[`tone-${index % TONES}`])} aria-hidden>
              {lettersOf(name)}
            </i>
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What stands for a bank whose picture is not ours to show. */
function lettersOf(name: string): string {
  return /^[A-Z]{2,}/.test(name) ? name.slice(0, 2) : name.slice(0, 1)
}

type MethodCardProps = {
  method: Method
  checked?: boolean
  onChoose?: () => void
  /** Why it cannot be chosen. */
  closed?: string
  /** What else is to be chosen with it, once it is. */
  children?: ReactNode
}

/** One way to pay. */
function MethodCard({ method, checked, onChoose, closed, children }: MethodCardProps) {
  const t = useText('checkout.asides')
  const names = useText('payments.methods')
  const whyId = useId()

  return (
    <div className={css['method']}>
      <label className={css['row']}>
        <RadioMark
          name="method"
          value={method}
          checked={checked ?? false}
          disabled={closed !== undefined}
          aria-describedby={closed && whyId}
          onChange={onChoose}
        />
        <Icon name={METHOD_ICON[method]} size="lg" />
        <span>{names(method)}</span>
        <span className={css['aside']}>{t(method)}</span>
      </label>
      {closed && (
        <p id={whyId} className={css['closed']}>
          {closed}
        </p>
      )}
      {checked && children}
    </div>
  )
}
