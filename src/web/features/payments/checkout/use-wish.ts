import { useNavigate, useParams, useSearchParams } from 'react-router'
import { checkoutPath, type Wish, wishIn } from './checkout-address.ts'

/** What the address says is to be bought, and the way to change it there. */
export function useWish() {
  const params = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const wish = wishIn(params, query)!
  const change = (part: Partial<Wish>) =>
    void navigate(checkoutPath({ ...wish, ...part }), {
      replace: true,
      preventScrollReset: true,
    })
  return { wish, change }
}
