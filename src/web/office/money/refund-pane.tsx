import { useState } from 'react'
import { askRefund, type OrderPage } from '#contract/office/orders.ts'
import { call } from '#web/office/kit/call.ts'
import { useFresh, useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Field, Problem } from '#web/office/kit/parts.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { amountOf } from './money-parts.tsx'
import cases from '#web/office/cases/case.module.css'
import css from './money.module.css'

type Props = {
  readonly order: OrderPage
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onChanged: () => void
}

/** Money back: what the rule gives, or a sum for goodwill; and whether one person may do it. */
export function RefundPane({ order, isOpen, onOpen, onChanged }: Props) {
  const { t } = useOffice()
  const mayWork = useOperator().permissions.includes('money_work')
  const [told, setTold] = useState<string | null>(null)
  const { refundable } = order
  const isAsked = order.approvals.some(({ state }) => state === 'asked' || state === 'approved')
  return (
    <>
      <h2>{t.money.refund.title}</h2>
      <p role="status">{told}</p>
      {!refundable && <p className={cases['more']}>{t.money.refund.nothing}</p>}
      {refundable && isAsked && <p className={css['calm']}>{t.money.refund.open}</p>}
      {refundable && !isAsked && mayWork && !isOpen && (
        <Button look="quiet" hint="B" onClick={() => onOpen(true)}>
          {t.money.refund.begin}
        </Button>
      )}
      {refundable && !isAsked && isOpen && (
        <Form
          order={order}
          refundable={refundable}
          onDone={(words) => {
            setTold(words)
            onOpen(false)
            onChanged()
          }}
        />
      )}
    </>
  )
}

type Refundable = NonNullable<OrderPage['refundable']>
type FormProps = Pick<Props, 'order'> & {
  readonly refundable: Refundable
  readonly onDone: (words: string) => void
}

function Form({ order, refundable, onDone }: FormProps) {
  const { t, language } = useOffice()
  const words = t.money.refund
  const [way, setWay] = useState<'rule' | 'goodwill'>(refundable.credits > 0 ? 'rule' : 'goodwill')
  const [credits, setCredits] = useState(String(refundable.credits))
  const [amount, setAmount] = useState((refundable.most_minor / 100).toFixed(2))
  const [why, setWhy] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { run, asking } = useFresh()
  const minor = way === 'rule' ? ruleMinor(order, credits) : minorIn(amount)
  const isAlone = minor <= refundable.alone_minor
  const sum = amountOf(minor, order.currency, language)
  const isReady = minor > 0 && why.trim() !== '' && !isBusy
  const send = () => {
    if (!isReady) return
    setBusy(true)
    setProblem(null)
    const wish =
      way === 'rule'
        ? ({ way, credits: Number(credits) } as const)
        : ({ way, amount_minor: minor } as const)
    run(() => call(askRefund, { order_id: order.id, ...wish, why })).then(
      ({ state, number }) =>
        onDone(
          state === 'asked'
            ? words.wasAsked(number)
            : state === 'done'
              ? words.done
              : words.waiting,
        ),
      (error: unknown) => {
        setProblem(wordsFor(t, error))
        setBusy(false)
      },
    )
  }
  return (
    <form
      className={cases['form']}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={css['ways']} role="group" aria-label={words.title}>
        {(['rule', 'goodwill'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={way === each} onClick={() => setWay(each)}>
            {words[each]}
          </button>
        ))}
      </div>
      <p className={cases['more']}>
        {way === 'rule' ? words.ruleMore(refundable.credits) : words.goodwillMore}
      </p>
      {way === 'rule' ? (
        <Field label={words.part} value={credits} onChange={setCredits} isFirst />
      ) : (
        <Field
          label={`${words.amount} (${order.currency})`}
          value={amount}
          onChange={setAmount}
          isFirst
        />
      )}
      <Field label={words.why} hint={words.whyHint} value={why} onChange={setWhy} />
      <p className={css['calm']}>
        {isAlone
          ? words.alone(amountOf(refundable.alone_minor, order.currency, language))
          : words.second}{' '}
        {words.told}
      </p>
      <Problem>{problem}</Problem>
      <button
        type="submit"
        className={classNames(isAlone ? cases['main'] : css['ask'])}
        disabled={!isReady}
      >
        {isAlone ? words.pay(sum) : words.ask(sum)}
      </button>
      {asking}
    </form>
  )
}

/** The share of the price, rounded down, as the server computes it. */
function ruleMinor(
  { total_minor: total, credits: all, refunded_minor: back }: OrderPage,
  words: string,
) {
  const credits = /^\d{1,6}$/.test(words) ? Number(words) : 0
  return Math.min(Math.floor((total * Math.min(credits, all)) / all), total - back)
}

function minorIn(words: string): number {
  const [, whole, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(words.trim()) ?? []
  return whole === undefined ? 0 : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}
