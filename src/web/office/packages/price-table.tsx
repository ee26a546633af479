import { useState } from 'react'
import type { Currency } from '#contract/geo.ts'
import type { PricePackage, SitePrices } from '#contract/office/prices.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { messagePrice, moneyIn, type PriceDraft } from './use-price-draft.ts'
import css from './packages.module.css'
import table from '#web/office/kit/table.module.css'

type PriceTableProps = {
  readonly prices: SitePrices
  readonly draft: PriceDraft
  readonly currency: Currency
  readonly isReadOnly: boolean
}

/** The packages of one currency, with what follows from each price. */
export function PriceTable({ prices, draft, currency, isReadOnly }: PriceTableProps) {
  const { t } = useOffice()
  return (
    <div className={table['scrolls']}>
      <table className={classNames(table['table'], css['table'])}>
        <thead>
          <tr>
            {t.prices.head.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {draft.packages.map((sold, nth) => (
            <PriceRow
              key={sold.style}
              {...{ sold, nth, prices, draft, currency, isReadOnly }}
              before={draft.live[nth]}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type PriceRowProps = PriceTableProps & {
  readonly sold: PricePackage
  readonly before: PricePackage | undefined
  readonly nth: number
}

function PriceRow({ sold, before, nth, prices, draft, currency, isReadOnly }: PriceRowProps) {
  const { t, language } = useOffice()
  const money = moneyIn(language, currency)
  const { style, credits } = sold
  const price = sold.prices[currency]
  const { message_credits: perMessage, welcome_percentage: welcome } = prices
  const first = draft.packages[0]
  const was = before?.prices[currency]
  const isChanged = was !== price || before?.credits !== credits
  const isWrong = (field: string) =>
    draft.problems.some((problem) => problem.field === `packages.${nth}.${field}`)
  const welcomed = price === undefined ? 0 : Math.floor((price * (100 - welcome)) / 100)
  return (
    <tr className={classNames(isChanged && table['shown'])} data-package={style}>
      <Name sold={sold} isReadOnly={isReadOnly} onPopular={() => draft.setPopular(nth)} />
      <td>
        <NumberField
          label={t.prices.credits(style)}
          value={credits}
          isDisabled={isReadOnly}
          isWrong={isWrong('credits')}
          onChange={(value) => value !== null && draft.setCredits(nth, value)}
        />
      </td>
      <td>
        <MoneyField
          label={t.prices.price(style, currency)}
          minor={price}
          isDisabled={isReadOnly}
          isWrong={isWrong(`prices.${currency}`)}
          onChange={(minor) => draft.setPrice(nth, currency, minor)}
        />
        {was !== undefined && was !== price && <small>{t.prices.was(money(was))}</small>}
      </td>
      <td>
        <b>{price !== undefined && money(messagePrice(price, credits, perMessage))}</b>
      </td>
      <td>{savingOf(first, sold, currency)}</td>
      <td>
        {price !== undefined &&
          `${money(welcomed)}, ${t.prices.aMessage(money(messagePrice(welcomed, credits, perMessage)))}`}
      </td>
      <td>
        {prices.sold.find((each) => each.style === style && each.currency === currency)?.count ?? 0}
      </td>
    </tr>
  )
}

type NameProps = {
  readonly sold: PricePackage
  readonly isReadOnly: boolean
  readonly onPopular: () => void
}

function Name({ sold: { style, is_popular: isPopular }, isReadOnly, onPopular }: NameProps) {
  const { t } = useOffice()
  return (
    <th scope="row">
      <span className={css['name']}>
        <i data-tier={style} />
        <span>
          <b>{style}</b>
          <small>{t.prices.tiers[style]}</small>
        </span>
        <label className={css['popular']}>
          <input
            type="radio"
            name="popular"
            checked={isPopular}
            disabled={isReadOnly}
            aria-label={t.prices.makePopular(style)}
            onChange={onPopular}
          />
          {isPopular && t.prices.popular}
        </label>
      </span>
    </th>
  )
}

/** By how much a credit is cheaper than in the smallest package, rounded down. */
function savingOf(first: PricePackage | undefined, sold: PricePackage, currency: Currency) {
  const [small, large] = [first?.prices[currency], sold.prices[currency]]
  if (!first || first === sold || small === undefined || large === undefined) return ''
  const saving = Math.floor(100 - (100 * large * first.credits) / (small * sold.credits))
  return saving > 0 ? `${saving} %` : ''
}

type FieldProps = {
  readonly label: string
  readonly isDisabled: boolean
  readonly isWrong: boolean
}

type NumberFieldProps = FieldProps & {
  readonly value: number
  readonly onChange: (value: number | null) => void
}

function NumberField({ label, value, isDisabled, isWrong, onChange }: NumberFieldProps) {
  return (
    <input
      className={css['number']}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="numeric"
      disabled={isDisabled}
      value={value}
      onChange={({ target }) =>
        onChange(/^[1-9]\d{0,4}$/.test(target.value) ? Number(target.value) : null)
      }
    />
  )
}

type MoneyFieldProps = FieldProps & {
  readonly minor: number | undefined
  readonly onChange: (minor: number | null) => void
}

const STEP_MINOR = 10

/** An amount as it is typed; arrows with Alt move it by ten cents. */
function MoneyField({ label, minor, isDisabled, isWrong, onChange }: MoneyFieldProps) {
  const [text, setText] = useState<string | null>(null)
  const shown = minor === undefined ? '' : (minor / 100).toFixed(2)
  return (
    <input
      className={css['number']}
      aria-label={label}
      aria-invalid={isWrong || (text !== null && minorIn(text) === undefined) || undefined}
      inputMode="decimal"
      disabled={isDisabled}
      value={text ?? shown}
      onBlur={() => setText(null)}
      onKeyDown={(event) => {
        const by = { ArrowUp: STEP_MINOR, ArrowDown: -STEP_MINOR }[event.key]
        if (!event.altKey || by === undefined || minor === undefined) return
        event.preventDefault()
        setText(null)
        onChange(Math.max(1, minor + by))
      }}
      onChange={({ target }) => {
        setText(target.value)
        const typed = minorIn(target.value)
        if (typed !== undefined) onChange(typed)
      }}
    />
  )
}

/** Null for nothing, which is not sold; undefined for what is no amount. */
function minorIn(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const [, whole, rest = ''] = /^\s*(\d{1,5})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? []
  const minor = whole === undefined ? 0 : Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  return minor > 0 ? minor : undefined
}
