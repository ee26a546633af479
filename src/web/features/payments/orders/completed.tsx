import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Order } from '#contract/orders.ts'
import { HOME, pathTo } from '#contract/routes.ts'
import { userAfterKey } from '#web/api/keys.ts'
import { refreshUser } from '#web/features/accounts/refresh-user.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { isConversation } from '../addresses.ts'
import { keptTrip, type Trip } from '../paying.tsx'
import css from './orders.module.css'

/** It is paid: what there is now, and the way back to where one came from. */
export function Completed({ order }: StateProps) {
  const t = useText('transactions.states.completed')
  const words = useText('payments')
  const user = useUser()
  const balance = useBalanceAfter(order.id)
  const trip = useTrip(order.id)
  const isFirst =
    trip?.makes_premium ?? ['time_bonus', 'welcome'].includes(order.discount?.kind ?? '')

  return (
    <>
      <p className="soft">
        {t('text', { credits: words('credits', { count: order.credits }) })}{' '}
        {balance !== null && (
          <b>{t('balance', { credits: words('credits', { count: balance }) })}</b>
        )}
      </p>
      {order.method === 'directdebit' && <p className="soft">{t('debit')}</p>}
      {isFirst && user?.paid_user && (
        <Notice kind="done" icon="crown-simple-fill" lead={t('premium_lead')}>
          {t('premium')}
        </Notice>
      )}
      <div className={css['buttons']}>
        <WayBack from={trip?.from ?? null} />
      </div>
    </>
  )
}

function WayBack({ from }: { from: string | null }) {
  const t = useText('transactions.back')
  if (from === null) return <ButtonLink href={pathTo(HOME as 'members')}>{t('home')}</ButtonLink>
  return <ButtonLink href={from}>{t(isConversation(from) ? 'chat' : 'place')}</ButtonLink>
}

/**
 * What there is after a purchase; null until it is known. The page may have been made while the purchase was being
 * completed, so what came with it can be older.
 */
function useBalanceAfter(orderId: string): number | null {
  const queries = useQueryClient()
  const user = useUser()
  const { isFetched } = useQuery({
    // Beside the user, whose change asks for everything else anew, and would wait here for itself.
    queryKey: [...userAfterKey, orderId],
    queryFn: () => refreshUser(queries).then(() => true),
    staleTime: Infinity,
  })
  return isFetched && user ? user.credits : null
}

/** What each state of an order is shown from. */
export type StateProps = {
  order: Order
  /** It takes longer than it should. */
  isSlow: boolean
}

/** What this tab remembers about an order that was begun in it. */
export function useTrip(orderId: string): Trip | null {
  const trip = useSyncExternalStore(
    keptTrip.subscribe,
    () => keptTrip.get(),
    () => null,
  )
  return trip?.order_id === orderId ? trip : null
}
