import { useUser } from '#web/features/accounts/use-user.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { shopPath } from '../shop-path.ts'
import { OrderRow } from './order-row.tsx'
import type { OrdersPage } from './orders-query.ts'
import { type Orders, useOrders } from './use-orders.ts'
import css from './orders.module.css'

/** Every purchase, the latest first. */
export function OrderList({ loaded }: { loaded: OrdersPage | null }) {
  const t = useText('transactions')
  const { orders, isLoading, error, retry, more } = useOrders(loaded)

  if (error) return <LoadFailed error={error} onRetry={retry} />
  if (isLoading) return <WaitingOrders />
  if (orders.length === 0) return <NoOrders />
  return (
    <>
      <ul className={css['list']} aria-label={t('title')}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
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
