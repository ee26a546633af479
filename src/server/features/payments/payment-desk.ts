import type { Db } from '#server/db/connect.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import type { PaymentProvider } from './provider.ts'

/** What everybody needs who has to do with payments. */
export type PaymentDeps = {
  readonly db: Db
  readonly events: Bus
  readonly clock: Clock
  readonly log: Log
  readonly provider: PaymentProvider
  /** The address of a site, by its domain. */
  readonly originOf: (domain: string) => string
}
