import type { Order } from '#contract/orders.ts'
import type { ComponentType } from 'react'
import { pathTo } from '#contract/routes.ts'
import { useBoot } from '#web/features/settings/boot.ts'
import { useText } from '#web/i18n/use-text.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { ChargedBack } from './charged-back.tsx'
import { Completed } from './completed.tsx'
import { NotPaid } from './not-paid.tsx'
import { OrderFacts } from './order-facts.tsx'
import { type OrderState, stateOf } from './order-state.ts'
import { Pending } from './pending.tsx'
import { Refunded } from './refunded.tsx'
import { StateArt } from './state-art.tsx'
import type { StateProps } from './state-props.ts'
import { StatusTag } from './status-tag.tsx'
import { useOrder } from './use-order.ts'
import css from './orders.module.css'

type OrderViewProps = { id: string; loaded: Order | null }

/** One purchase: how it stands, what can be done about it, and what it was. */
export function OrderView({ id, loaded }: OrderViewProps) {
  const t = useText('transactions')
  const { order, isSlow, error, retry } = useOrder(id, loaded)

  return (
    <div className={css['page']}>
      {order && <OrderCard {...{ order, isSlow }} />}
      {!order && (error ? <LoadFailed error={error} onRetry={retry} /> : <WaitingOrder />)}
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

/** Nobody is thanked a month later for what they bought. */
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
