import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CheckoutChoice } from './checkout-address.ts'
import { checkoutQuery, type LoadedCheckout } from './checkout-query.ts'

/** What a wish costs and how it can be paid; what was known before stays until the next answer is there. */
export function useCheckout(wish: CheckoutChoice, loaded: LoadedCheckout | null) {
  const query = useQuery({
    ...checkoutQuery(wish),
    placeholderData: keepPreviousData,
    ...(loaded ? { initialData: loaded } : {}),
  })
  return {
    loaded: query.data ?? null,
    /** It is about another wish than the present one. */
    isOld: query.isPlaceholderData,
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
  }
}
