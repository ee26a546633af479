import { z } from 'zod'
import { minorOf } from '../decimal-amount.ts'

const Amount = z
  .object({ currency: z.string(), value: z.string() })
  .transform(({ currency, value }) => ({ currency, minor: minorOf(value) }))

/** A payment as Mollie shows it; what we do not need is left out. */
export const MolliePayment = z.object({
  id: z.string(),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
  amount: Amount,
  amountRefunded: Amount.nullish(),
  amountChargedBack: Amount.nullish(),
  metadata: z.object({ order_id: z.string() }).nullable().catch(null),
  _links: z.object({ checkout: z.object({ href: z.string() }).nullish() }),
})
export type MolliePayment = z.output<typeof MolliePayment>

export const MollieMethods = z.object({
  _embedded: z.object({
    methods: z.array(
      z.object({
        id: z.string(),
        issuers: z.array(z.object({ id: z.string(), name: z.string() })).nullish(),
      }),
    ),
  }),
})

export const MollieRefunds = z.object({
  _embedded: z.object({
    refunds: z.array(
      z.object({ id: z.string(), metadata: z.object({ key: z.string() }).nullable().catch(null) }),
    ),
  }),
})

/** Whatever was made, by its id. */
export const Made = z.object({ id: z.string() })
