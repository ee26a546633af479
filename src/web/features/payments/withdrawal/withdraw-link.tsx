import { useText } from '#web/i18n/catalogue.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { withdrawPath } from '../addresses.ts'
import { useDay } from '../money.tsx'
import { useWithdrawable, type WithdrawableOrders } from './load-withdrawable.ts'
import css from './withdrawal.module.css'

type WithdrawLinkProps = {
  orderId: string
  /** What came with the page. */
  loaded: WithdrawableOrders | null | undefined
}

/** Leads to withdrawing from a purchase, on its own page and for as long as that can be done. */
export function WithdrawButton({ orderId, loaded }: WithdrawLinkProps) {
  const t = useText('transactions.withdraw')
  const offer = useOffer(orderId, loaded)
  if (!offer) return null
  return (
    <ButtonLink kind="quiet" href={withdrawPath(orderId)}>
      {t('button')}
    </ButtonLink>
  )
}

/** The same in the list of purchases, below one of them. */
export function WithdrawLink({ orderId, loaded }: WithdrawLinkProps) {
  const t = useText('transactions.withdraw')
  const words = useText('payments')
  const day = useDay()
  const offer = useOffer(orderId, loaded)
  if (!offer) return null
  return (
    <KitLink className={`link ${css['in-list']}`} href={withdrawPath(orderId)}>
      {t('row')}
      <span className="visually-hidden">
        {` (${words('credits', { count: offer.credits })}, ${day(offer.ordered_at)})`}
      </span>
    </KitLink>
  )
}

function useOffer(orderId: string, loaded: WithdrawLinkProps['loaded']) {
  return useWithdrawable(loaded).data?.find(({ order_id: id }) => id === orderId)
}
