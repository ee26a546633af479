import { useNavigate, useParams, useSearchParams } from 'react-router'
import { checkoutPath, type CheckoutChoice, choiceIn } from './checkout-address.ts'

/** What the address says is to be bought, and the way to change it there. */
export function useCheckoutChoice() {
  const params = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const wish = choiceIn(params, query)!
  const change = (part: Partial<CheckoutChoice>) =>
    void navigate(checkoutPath({ ...wish, ...part }), {
      replace: true,
      preventScrollReset: true,
    })
  return { wish, change }
}
