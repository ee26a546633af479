import { useInfiniteQuery } from '@tanstack/react-query'
import type { Order } from '#contract/orders.ts'
import { pathTo } from '#contract/routes.ts'
import { pagingOf } from '#web/browser/endless-list.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState, Skeleton } from '#web/ui/loading-states.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { LoadFailed } from '../paying.tsx'
import { METHOD_ICON, useDay, useMoney } from '../money.tsx'
import { shopPath } from '../addresses.ts'
import type { WithdrawableOrders } from '../withdrawal/load-withdrawable.ts'
import { WithdrawLink } from '../withdrawal/withdraw-link.tsx'
import { type OrdersPage, ordersQuery } from './load-orders.ts'
import css from './orders.module.css'
import { StatusTag, useMethodName } from './order-facts.tsx'

type OrderListProps = {
  loaded: OrdersPage | null
  /** Those that can be withdrawn from, as they came with the page. */
  withdrawable?: WithdrawableOrders | null
}

/** Every purchase, the latest first. */
export function OrderList({ loaded, withdrawable }: OrderListProps) {
  const t = useText('transactions')
  const { orders, isLoading, error, retry, more } = useOrders(loaded)

  if (error) return <LoadFailed error={error} onRetry={retry} />
  if (isLoading) return <WaitingOrders />
  if (orders.length === 0) return <NoOrders />
  return (
    <>
      <ul className={css['list']} aria-label={t('title')}>
        {orders.map((order) => (
          <OrderRow key={order.id} {...{ order, withdrawable }} />
        ))}
      </ul>
      <MoreOrders more={more} />
    </>
  )
}

function MoreOrders({ more }: { more: Orders['more'] }) {
  const t = useText('transactions.more')
  if (!more.hasMore) return null
  return (
    <div className={css['more']}>
      {more.isFailed && <p role="alert">{t('failed')}</p>}
      <Button kind="quiet" busy={more.isLoading} onClick={more.load}>
        {t(more.isFailed ? 'retry' : 'load')}
      </Button>
    </div>
  )
}

function NoOrders() {
  const t = useText('transactions.empty')
  const isPremium = useUser()?.paid_user ?? false
  return (
    <EmptyState
      title={t('title')}
      action={
        <ButtonLink kind="quiet" href={shopPath(isPremium)}>
          {t('link')}
        </ButtonLink>
      }
    >
      {t('text')}
    </EmptyState>
  )
}

function WaitingOrders() {
  const t = useText('payments')
  return (
    <div className={css['list']}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className={css['row-skeleton']} />
      ))}
    </div>
  )
}

type OrderRowProps = { order: Order; withdrawable: OrderListProps['withdrawable'] }

/** One purchase in the list. */
function OrderRow({ order, withdrawable }: OrderRowProps) {
  const t = useText('payments')
  const method = useMethodName(order)
  const money = useMoney()
  const day = useDay()
  const icon = order.total_minor === 0 ? 'tag-fill' : METHOD_ICON[order.method]
  return (
    <li>
      <KitLink href={pathTo('transactions', { id: order.id })} className={css['row']}>
        <Icon name={icon} size="lg" className={css['icon']} />
        <span className={css['what']}>
          <b>{t('credits', { count: order.credits })}</b>
          <span className="small mute">
            {day(order.created_at)} · {method}
          </span>
        </span>
        <StatusTag order={order} />
        <b className={css['amount']}>{money(order.total_minor, order.currency)}</b>
        <Icon name="caret-right" className={css['caret']} />
      </KitLink>
      <WithdrawLink orderId={order.id} loaded={withdrawable} />
    </li>
  )
}

/** One's own purchases as they are known so far, and the way to more of them. */
function useOrders(loaded: OrdersPage | null) {
  const query = useInfiniteQuery({
    ...ordersQuery(),
    ...(loaded ? { initialData: { pages: [loaded], pageParams: [null] } } : {}),
  })
  const pages = query.data?.pages ?? []
  return {
    orders: once(pages.flatMap(({ orders }) => orders)),
    ...pagingOf(query),
  }
}

type Orders = ReturnType<typeof useOrders>

/** One that was pushed down by a newer one stands on two pages. */
function once(orders: readonly Order[]): Order[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()]
}
