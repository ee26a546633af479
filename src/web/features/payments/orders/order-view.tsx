import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Order } from '#contract/orders.ts'
import { pathTo } from '#contract/routes.ts'
import { useBoot } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/loading-states.tsx'
import { WaitingCircles } from '#web/ui/waiting.tsx'
import { checkoutPath } from '../addresses.ts'
import { LoadFailed, useGoPay } from '../paying.tsx'
import type { WithdrawableOrders } from '../withdrawal/load-withdrawable.ts'
import { WithdrawButton } from '../withdrawal/withdraw-link.tsx'
import { useMoney } from '../money.tsx'
import { Completed, type StateProps, useTrip } from './completed.tsx'
import { OrderFacts, type OrderState, stateOf, StatusTag } from './order-facts.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { orderQuery } from './load-orders.ts'
import css from './orders.module.css'

type OrderViewProps = {
  id: string
  loaded: Order | null
  /** Purchases that can be withdrawn from, as they came with the page. */
  withdrawable?: WithdrawableOrders | null
}

/** One purchase: how it stands, what can be done about it, and what it was. */
export function OrderView({ id, loaded, withdrawable }: OrderViewProps) {
  const t = useText('transactions')
  const { order, isSlow, error, retry } = useOrder(id, loaded)

  return (
    <div className={css['page']}>
      {order && <OrderCard {...{ order, isSlow }} />}
      {!order && (error ? <LoadFailed error={error} onRetry={retry} /> : <WaitingOrder />)}
      <WithdrawButton orderId={id} loaded={withdrawable} />
      <KitLink className="link" href={pathTo('transactions', {})}>
        {t('all')}
      </KitLink>
    </div>
  )
}

const STATES = {
  open: Pending,
  pending: Pending,
  completed: Completed,
  refunded: Refunded,
  partly_refunded: Refunded,
  failed: NotPaid,
  cancelled: NotPaid,
  charged_back: ChargedBack,
} as const satisfies Record<OrderState, ComponentType<StateProps>>

const NEWS_MS = 24 * 60 * 60 * 1000

function OrderCard({ order, isSlow }: StateProps) {
  const t = useText('transactions.states')
  const { now } = useBoot()
  const state = stateOf(order)
  const State = STATES[state]
  const isHistory =
    order.completed_at !== null && Date.parse(now) - Date.parse(order.completed_at) > NEWS_MS
  if (isHistory && order.status === 'completed') return <PastOrder order={order} />
  return (
    <section className={css['card']}>
      <StateArt state={state} />
      <div role="status" className={css['state']}>
        <h1 tabIndex={-1}>{t(`${state}.title`)}</h1>
        <State {...{ order, isSlow }} />
      </div>
      <OrderFacts order={order} />
    </section>
  )
}

/** An order of long ago, without the thanks of its first day. */
function PastOrder({ order }: Pick<StateProps, 'order'>) {
  const words = useText('payments')
  return (
    <section className={css['card']}>
      <div className={css['state']}>
        <h1 tabIndex={-1}>{words('credits', { count: order.credits })}</h1>
        <StatusTag order={order} />
      </div>
      <OrderFacts order={order} />
    </section>
  )
}

function WaitingOrder() {
  const t = useText('payments')
  return (
    <>
      <h1 className="visually-hidden">{t('loading')}</h1>
      <Skeleton className={css['card-skeleton']} />
    </>
  )
}

/** The bank took the money back, and with it went the credits. */
function ChargedBack({ order }: StateProps) {
  const t = useText('transactions.states.charged_back')
  return (
    <>
      <p className="soft">{t('text')}</p>
      {order.owed_credits > 0 && (
        <Notice kind="danger">{t('owed', { count: order.owed_credits })}</Notice>
      )}
    </>
  )
}

/** It failed or was given up: nothing is lost, and one press leads back to the payment step with everything filled in. */
function NotPaid({ order }: StateProps) {
  const t = useText('transactions.states')
  const trip = useTrip(order.id)
  const status = order.status as 'failed' | 'cancelled'
  return (
    <>
      <p className="soft">
        {t(`${status}.text`)}
        {status === 'cancelled' && order.discount && ` ${t('cancelled.freed')}`}
      </p>
      <div className={css['buttons']}>
        <ButtonLink href={sameAgain(order, trip?.from ?? null)}>{t(`${status}.again`)}</ButtonLink>
      </div>
    </>
  )
}

function sameAgain({ style, method, country, discount }: Order, from: string | null): string {
  const code = discount?.kind === 'code' || discount?.kind === 'stay' ? discount.code : null
  return checkoutPath({ style, method, country, code, from, bank: null })
}

/** The provider has not said yet whether it is paid. The buyer may wait, go on paying, or give it up. */
function Pending({ order, isSlow }: StateProps) {
  const t = useText('transactions.states.pending')
  const open = useText('transactions.states.open')
  const goPay = useGoPay()
  const trip = useTrip(order.id)
  const isOpen = order.checkout_url !== null
  const start = { from: trip?.from ?? null, makesPremium: trip?.makes_premium ?? false }

  return (
    <>
      <p className="soft">{isOpen ? open('text') : t(isSlow ? 'slow' : 'text')}</p>
      <div className={css['buttons']}>
        {isOpen && <Button onClick={() => void goPay(order, start)}>{t('continue')}</Button>}
        {!isOpen && isSlow && (
          <ButtonLink kind="quiet" href={sameAgain(order, start.from)}>
            {t('other')}
          </ButtonLink>
        )}
        <CancelOrder order={order} label={t('cancel')} />
      </div>
    </>
  )
}

/** Money went back: all of it, or how much. */
function Refunded({ order }: StateProps) {
  const t = useText('transactions.states')
  const money = useMoney()
  const amount = money(order.refunded_minor, order.currency)
  return (
    <p className="soft">
      {stateOf(order) === 'refunded' ? t('refunded.text') : t('partly_refunded.text', { amount })}
    </p>
  )
}

/** Where it is paid the circles meet and the lens lights; until then, and else, one waits for the other. */
function StateArt({ state }: { state: OrderState }) {
  if (state !== 'completed')
    return (
      <div className={state === 'open' || state === 'pending' ? css['waiting'] : css['art']}>
        <WaitingCircles />
      </div>
    )
  return (
    <svg className={css['art']} viewBox="0 0 140 92" width="140" height="92" aria-hidden="true">
      <path className={css['lens']} d="M70 11.4a40 40 0 0 1 0 69.2 40 40 0 0 1 0-69.2z" />
      <circle className={css['left']} cx="50" cy="46" r="40" />
      <circle className={css['right']} cx="90" cy="46" r="40" />
    </svg>
  )
}

const PAUSES_MS = [1_500, 2_000, 3_000, 5_000, 8_000, 13_000, 21_000, 34_000, 60_000] as const

/** One purchase as it stands. While it is pending the bank is asked about it, ever less often. */
function useOrder(id: string, loaded: Order | null) {
  const query = useQuery({
    ...orderQuery(id),
    ...(loaded?.id === id ? { initialData: loaded } : {}),
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending'
        ? pauseAfter(state.dataUpdateCount + state.errorUpdateCount)
        : false,
    // One that was given up can still be paid in another tab, while the page that says so is made.
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  return {
    order: query.data ?? null,
    /** It was asked so often that this takes longer than it should. */
    isSlow: query.data?.status === 'pending' && query.isFetched && isLong(query.data),
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
  }
}

const LONG_MS = 30_000

function pauseAfter(times: number): number {
  return PAUSES_MS[Math.min(times, PAUSES_MS.length - 1)]!
}

function isLong({ created_at: begun }: Order): boolean {
  return Date.now() - Date.parse(begun) > LONG_MS
}
