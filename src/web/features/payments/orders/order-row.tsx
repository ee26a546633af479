import type { Order } from '#contract/orders.ts'
import { pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { METHOD_ICON } from '../method-icon.ts'
import { useDay } from '../use-day.ts'
import { useMoney } from '../use-money.ts'
import { StatusTag } from './status-tag.tsx'
import { useMethodName } from './use-method-name.ts'
import css from './orders.module.css'

/** One purchase in the list. */
export function OrderRow({ order }: { order: Order }) {
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
    </li>
  )
}
