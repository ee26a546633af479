/** A site with the zone in which its days begin. */
type Place = { readonly id: string; readonly domain: string; readonly timeZone: string }

/** What somebody wants to know of the traffic. */
export type Question = {
  readonly sites: readonly Place[]
  /** Days as yyyy-mm-dd, the last one included. */
  readonly from: string
  readonly to: string
  readonly by: 'source' | 'lander' | 'both'
}
