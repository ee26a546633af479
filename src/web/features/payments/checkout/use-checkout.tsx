import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { cancelOrder, type Method } from '#contract/orders.ts'
import { call } from '#web/api/call.ts'
import { useIsHydrated } from '#web/browser/client-only.ts'
import { canPayBy } from '#web/browser/wallets.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Skeleton } from '#web/ui/loading-states.tsx'
import type { CheckoutChoice } from '../addresses.ts'
import { forgetIntention } from '../paying.tsx'
import { checkoutQuery, type LoadedCheckout } from './load-checkout.ts'
import css from './checkout.module.css'

/** What a choice costs and how it can be paid; what was known before stays until the next answer is there. */
export function useCheckout(choice: CheckoutChoice, loaded: LoadedCheckout | null) {
  const isHydrated = useIsHydrated()
  const query = useQuery({
    ...checkoutQuery(choice),
    placeholderData: keepPreviousData,
    ...(loaded ? { initialData: loaded } : {}),
  })
  return {
    loaded: query.data ? withOwnWallets(query.data, isHydrated) : null,
    /** It is about another choice than the present one. */
    isOld: query.isPlaceholderData,
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
  }
}

/** Without the wallets that this browser has not. The server does not know of any. */
export function withOwnWallets(loaded: LoadedCheckout, isHydrated: boolean): LoadedCheckout {
  const can = isHydrated ? canPayBy : isNoWallet
  const methods = loaded.checkout.methods.filter(({ method }) => can(method))
  return { ...loaded, checkout: { ...loaded.checkout, methods } }
}

function isNoWallet(method: Method): boolean {
  return method !== 'applepay' && method !== 'googlepay'
}

/** The shape of the payment step while its prices are on their way. */
export function CheckoutSkeleton() {
  const t = useText('payments')
  return (
    <>
      <div className={css['how']}>
        <p className="visually-hidden" role="status">
          {t('loading')}
        </p>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className={css['method-skeleton']} />
        ))}
      </div>
      <Skeleton className={css['summary-skeleton']} />
    </>
  )
}

/**
 * Gives up the order that was begun before, if it can still be paid and holds the discount of this one: a buyer who orders anew
 * means this one. What is at the bank already is left alone.
 */
export function useReplacing({ checkout }: LoadedCheckout): () => Promise<void> {
  const givenUp = useRef(new Set<string>())
  const { open_order: open, discount } = checkout

  return async () => {
    const isHeld = discount !== null && open?.discount?.code === discount.code
    if (!open || !isHeld || open.checkout_url === null || givenUp.current.has(open.id)) return
    await call(cancelOrder, { id: open.id })
    givenUp.current.add(open.id)
    // It may have been the answer to this very choice, which was lost on its way.
    forgetIntention()
  }
}
