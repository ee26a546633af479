import type { OrderRow } from '#contract/office/orders.ts'
import { classNames } from '#web/ui/class-names.ts'
import { amountOf } from '#web/office/kit/amounts.ts'
import { MemberFace } from '#web/office/cases/case-parts.tsx'
import { useOffice } from '#web/office/kit/context.tsx'
import { useNow } from '#web/office/frame/use-cases.ts'
import { goTo } from '#web/office/kit/place.ts'
import { exactly, spanIn } from '#web/office/kit/times.ts'
import { methodOf, OrderState, ProviderWord, shortOf } from './money-parts.tsx'
import table from '#web/office/kit/table.module.css'
import css from './money.module.css'

/** Orders in rows, each with what the provider says of it. */
export function OrderTable({
  rows,
  shown,
}: {
  rows: readonly OrderRow[]
  shown: OrderRow | undefined
}) {
  const { t } = useOffice()
  return (
    <div className={css['scrolls']}>
      <table className={classNames(table['table'], css['orders'])}>
        <thead>
          <tr>
            {t.money.head.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((order) => (
            <Row key={order.id} order={order} isShown={order.id === shown?.id} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ order, isShown }: { order: OrderRow; isShown: boolean }) {
  const { t, me, language } = useOffice()
  const now = useNow()
  const open = () => goTo(`/order?id=${order.id}`)
  const amount = amountOf(order.total_minor, order.currency, language)
  return (
    <tr className={isShown ? table['shown'] : ''} onClick={open}>
      <th scope="row">
        <button
          id={`order-${order.id}`}
          type="button"
          className={css['number']}
          aria-expanded={isShown}
        >
          {shortOf(order.id)}
        </button>
      </th>
      <td>
        <span className={table['who']}>
          {order.person && <MemberFace member={order.person} />}
          {order.person ? `${order.person.name}, ${order.person.age}` : t.money.erased}
        </span>
      </td>
      <td>{me.sites.find(({ id }) => id === order.site_id)?.domain}</td>
      <td>{t.money.credits(order.credits)}</td>
      <td className={css['sum']}>{amount}</td>
      <td>{methodOf(t, order.method)}</td>
      <td>
        <OrderState order={order} />
      </td>
      <td>
        <ProviderWord order={order} />
      </td>
      <td>
        <time dateTime={order.created_at} title={exactly(order.created_at, language)}>
          {spanIn(t.cases, now - Date.parse(order.created_at))}
        </time>
      </td>
    </tr>
  )
}
