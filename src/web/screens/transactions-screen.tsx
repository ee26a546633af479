import { useLoaderData, useParams } from 'react-router'
import type { LoadedOrders } from '#web/features/payments/orders/load-orders.ts'
import { MandateList } from '#web/features/payments/debit/mandate-list.tsx'
import { OrderList } from '#web/features/payments/orders/order-list.tsx'
import { OrderView } from '#web/features/payments/orders/order-view.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import css from './transactions-screen.module.css'

/** All purchases, or the one that the address names. */
export function TransactionsScreen() {
  const { id } = useParams()
  const loaded = useLoaderData<LoadedOrders | null>()

  return (
    <div className={`container ${css['page']}`}>
      {id === undefined ? (
        <AllOrders loaded={loaded} />
      ) : (
        <OrderView
          key={id}
          id={id}
          loaded={loaded?.order ?? null}
          withdrawable={loaded?.withdrawable ?? null}
        />
      )}
    </div>
  )
}

function AllOrders({ loaded }: { loaded: LoadedOrders | null }) {
  const t = useText('transactions')
  return (
    <>
      <div>
        <h1 className="display-md">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      <OrderList loaded={loaded?.page ?? null} withdrawable={loaded?.withdrawable ?? null} />
      <MandateList />
    </>
  )
}
