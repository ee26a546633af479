import { isServed, pathTo, type RouteName } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'

/** Where a member finds more credits, once that exists: who has not bought any yet becomes a premium member by it. */
export function shopFor({ paid_user: isPremium }: User): string | null {
  const route: RouteName = isPremium ? 'credits' : 'premium'
  return isServed(route) ? pathTo(route as 'credits') : null
}
