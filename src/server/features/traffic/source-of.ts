import { keptTrafficSource, trafficSourceIn, type TrafficSource } from '#contract/traffic.ts'

type Visitor = {
  readonly query: { get(key: string): string | null }
  readonly cookie: string | undefined
}

/** Who sent a visitor, as their signup would say: whom the address names, or else whom the browser kept; null if nobody. */
export function sourceOf({ query, cookie }: Visitor): TrafficSource | null {
  return trafficSourceIn(query) ?? keptTrafficSource(cookie)
}
