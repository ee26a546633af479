import { isServed, pathTo, type RouteName } from '#contract/routes.ts'

/** Where packages are chosen: members who have bought before find them at their credits. */
export function shopPath(isPremium: boolean, from: string | null = null): string {
  const route: RouteName = isPremium ? 'credits' : 'premium'
  const path = isServed(route) ? pathTo(route as 'credits') : pathTo('pricing')
  return from === null ? path : `${path}?${new URLSearchParams({ from }).toString()}`
}
