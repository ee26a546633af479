import { useState } from 'react'
import { askRefund, type OrderPage } from '#contract/office/orders.ts'
import { classNames } from '#web/ui/class-names.ts'
import { amountOf } from '#web/office/kit/amounts.ts'
import { call } from '#web/office/kit/call.ts'
import { useFresh, useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Field, Problem } from '#web/office/kit/parts.tsx'
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

type FormProps = {
  readonly order: OrderPage
  readonly refundable: NonNullable<OrderPage['refundable']>
  readonly onDone: (words: string) => void
}

/** How much goes back and why, with what pressing the button will do written on it. */
function Form(props: FormProps) {
  const { t, language } = useOffice()
  const { order, refundable } = props
  const words = t.money.refund
  const draft = useRefund(props)
  const { wish, change, minor } = draft
  const isAlone = minor <= refundable.alone_minor
  const sum = amountOf(minor, order.currency, language)
  return (
    <form
      className={cases['form']}
      onSubmit={(event) => {
        event.preventDefault()
        draft.send()
      }}
    >
      <div className={css['ways']} role="group" aria-label={words.title}>
        {(['rule', 'goodwill'] as const).map((way) => (
          <button
            key={way}
            type="button"
            aria-pressed={wish.way === way}
            onClick={() => change({ way })}
          >
            {words[way]}
          </button>
        ))}
      </div>
      <HowMuch {...props} wish={wish} change={change} />
      <Field
        label={words.why}
        hint={words.whyHint}
        value={wish.why}
        onChange={(why) => change({ why })}
      />
      <p className={css['calm']}>
        {isAlone
          ? words.alone(amountOf(refundable.alone_minor, order.currency, language))
          : words.second}{' '}
        {words.told}
      </p>
      <Problem>{draft.problem}</Problem>
      <button
        type="submit"
        className={classNames(isAlone ? cases['main'] : css['ask'])}
        disabled={!draft.isReady}
      >
        {isAlone ? words.pay(sum) : words.ask(sum)}
      </button>
      {draft.asking}
    </form>
  )
}

type Wish = {
  readonly way: 'rule' | 'goodwill'
  readonly credits: string
  readonly amount: string
  readonly why: string
}
type HowMuchProps = FormProps & Pick<ReturnType<typeof useRefund>, 'wish' | 'change'>

function HowMuch({ order, refundable, wish, change }: HowMuchProps) {
  const { t } = useOffice()
  const words = t.money.refund
  if (wish.way === 'rule')
    return (
      <>
        <p className={cases['more']}>{words.ruleMore(refundable.credits)}</p>
        <Field
          label={words.part}
          value={wish.credits}
          onChange={(credits) => change({ credits })}
          isFirst
        />
      </>
    )
  return (
    <>
      <p className={cases['more']}>{words.goodwillMore}</p>
      <Field
        label={`${words.amount} (${order.currency})`}
        value={wish.amount}
        onChange={(amount) => change({ amount })}
        isFirst
      />
    </>
  )
}

function useRefund({ order, refundable, onDone }: FormProps) {
  const { t } = useOffice()
  const words = t.money.refund
  const [wish, setWish] = useState<Wish>({
    way: refundable.credits > 0 ? 'rule' : 'goodwill',
    credits: String(refundable.credits),
    amount: (refundable.most_minor / 100).toFixed(2),
    why: '',
  })
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { run, asking } = useFresh()
  const { way, credits, why } = wish
  const minor = way === 'rule' ? ruleMinor(order, credits) : minorIn(wish.amount)
  const isReady = minor > 0 && why.trim() !== '' && !isBusy
  const send = () => {
    if (!isReady) return
    setBusy(true)
    setProblem(null)
    const much = way === 'rule' ? { way, credits: Number(credits) } : { way, amount_minor: minor }
    run(() => call(askRefund, { order_id: order.id, ...much, why })).then(
      ({ state, number }) => {
        if (state === 'asked') onDone(words.wasAsked(number))
        else onDone(state === 'done' ? words.done : words.waiting)
      },
      (error: unknown) => {
        setProblem(wordsFor(t, error))
        setBusy(false)
      },
    )
  }
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part })
  return { wish, change, minor, isReady, problem, send, asking }
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
