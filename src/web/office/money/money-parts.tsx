import type { ReactNode } from 'react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Approval } from '#contract/office/approvals.ts'
import type { OrderRow } from '#contract/office/orders.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { amountOf } from '#web/office/kit/amounts.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Initials, Pill, Problem } from '#web/office/kit/parts.tsx'
import type { OfficeTexts } from '#web/office/texts/en.ts'
import queue from '#web/office/cases/queue.module.css'
import table from '#web/office/kit/table.module.css'
import css from './money.module.css'

/** The end of an id: ids begin with when they were made, so those of one minute begin alike. */
export const shortOf = (id: string) => id.slice(-8)

const METHOD_NAMES: Readonly<Record<string, string>> = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  paypal: 'PayPal',
  eps: 'EPS',
  przelewy24: 'Przelewy24',
  blik: 'BLIK',
}

/** A way to pay as it calls itself, or in words. */
export function methodOf(t: OfficeTexts, method: string): string {
  return METHOD_NAMES[method] ?? t.money.methods[method] ?? method
}

type Asked = Pick<Approval, 'kind' | 'amount_minor' | 'currency' | 'credits'>

/** How much a request is about. */
export function sumOf(t: OfficeTexts, asked: Asked, language: string): string {
  const { amount_minor: minor, currency, credits } = asked
  if (minor !== null && currency !== null) return amountOf(minor, currency, language)
  return credits === null ? '' : t.money.credits(credits)
}

export function titleOf(t: OfficeTexts, asked: Asked, language: string): string {
  const sum = sumOf(t, asked, language)
  return t.money.approvals.kinds[asked.kind]?.(sum) ?? `${asked.kind} ${sum}`
}

const STATES: Readonly<Record<string, 'ok' | 'warn' | 'bad' | 'over'>> = {
  new: 'over',
  pending: 'over',
  completed: 'ok',
  part: 'over',
  refunded: 'over',
  failed: 'over',
  cancelled: 'over',
  charged_back: 'bad',
}

/** How an order stands with us. */
export function OrderState({ order }: { order: OrderRow }) {
  const { t } = useOffice()
  const { refunded_minor: back, total_minor: total } = order
  const isBack = order.status === 'completed' && back > 0
  const state = isBack ? (back < total ? 'part' : 'refunded') : order.status
  return <Pill tone={STATES[state] ?? 'over'}>{t.money.states[state] ?? state}</Pill>
}

/** What the provider says, and whether that is what we have. */
export function ProviderWord({ order }: { order: OrderRow }) {
  const { t } = useOffice()
  const { finding, provider_status: said } = order
  const word = said === null ? t.money.notAsked : (t.money.provider[said] ?? said)
  if (finding)
    return (
      <span className={css['differs']}>
        <Icon name="warning-circle-fill" size="sm" /> {t.money.findings[finding]}
        {said !== null && <small> {word}</small>}
      </span>
    )
  return (
    <span className={css['said']}>
      {said !== null && <Icon name="check-bold" size="sm" />} {word}
    </span>
  )
}

/** Two people: who asks, and who decides, dotted until somebody does. */
export function TwoCircles({ approval }: { approval: Approval }) {
  const { asker, decider, state } = approval
  return (
    <span className={classNames(css['two'], css[`two_${state}`])} aria-hidden="true">
      <Initials name={asker} />
      {decider === null ? <i /> : <Initials name={decider} />}
    </span>
  )
}

const TONES: Readonly<Record<Approval['state'], 'ok' | 'warn' | 'bad' | 'over'>> = {
  asked: 'warn',
  approved: 'warn',
  rejected: 'bad',
  expired: 'over',
  done: 'ok',
  failed: 'bad',
  taken_back: 'over',
}

export function ApprovalStatePill({ approval }: { approval: Approval }) {
  const { t } = useOffice()
  return <Pill tone={TONES[approval.state]}>{t.money.approvals.states[approval.state]}</Pill>
}

/** Where what a request is about can be looked at. */
export function placeOf({ kind, subject_id: subject }: Approval): string {
  if (kind === 'refund') return `/order?id=${subject}`
  return kind === 'credits' ? `/member?id=${subject}` : '/approvals'
}

type ViewsProps<View extends string> = {
  readonly label: string
  readonly views: readonly View[]
  readonly shown: View
  readonly words: Readonly<Record<string, string>>
  readonly counts?: Readonly<Record<string, number>>
  readonly onChoose: (view: View) => void
}

/** Views of a list beside each other, with a number where one says something. */
export function Views<View extends string>({
  label,
  views,
  shown,
  words,
  ...rest
}: ViewsProps<View>) {
  const { counts = {}, onChoose } = rest
  return (
    <div className={queue['chips']} role="group" aria-label={label}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          className={classNames(queue['chip'], shown === view && queue['on'])}
          aria-pressed={shown === view}
          onClick={() => onChoose(view)}
        >
          {words[view]}
          {(counts[view] ?? 0) > 0 && <span> {counts[view]}</span>}
        </button>
      ))}
    </div>
  )
}

type FoundProps = {
  readonly list: Pick<
    UseInfiniteQueryResult,
    'error' | 'isPending' | 'hasNextPage' | 'isFetching' | 'refetch' | 'fetchNextPage'
  >
  readonly count: number
  readonly nothing: ReactNode
  readonly more: string
  readonly children: ReactNode
}

/** A list, or why there is none, and what brings more of it. */
export function Found({ list, count, nothing, more, children }: FoundProps) {
  const { t } = useOffice()
  if (list.error && count === 0)
    return (
      <div className={table['empty']}>
        <Problem>{wordsFor(t, list.error)}</Problem>
        <Button look="quiet" onClick={() => void list.refetch()}>
          {t.tryAgain}
        </Button>
      </div>
    )
  if (list.isPending)
    return (
      <p className={table['empty']} role="status">
        {t.loading}
      </p>
    )
  return (
    <>
      {count === 0 ? nothing : children}
      {list.hasNextPage && (
        <div className={css['further']}>
          <Button
            look="quiet"
            isDisabled={list.isFetching}
            onClick={() => void list.fetchNextPage()}
          >
            {more}
          </Button>
        </div>
      )}
    </>
  )
}
