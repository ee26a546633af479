import type { Method, MethodOffer } from '#contract/orders.ts'
import type { Db } from '#server/db/connect.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import { METHODS_OF_COUNTRY } from '../methods-of-country.ts'
import type { PaymentProvider } from '../provider.ts'
import { cancelSandboxPayment } from './change-payment.ts'
import { createSandboxPayment } from './create-payment.ts'
import { findPayment, seenOutside } from './find-payment.ts'
import { refundSandboxPayment } from './refund-payment.ts'
import { SANDBOX_BANKS } from './sandbox-banks.ts'

export type SandboxDeps = {
  readonly db: Db
  readonly secretKey: string
  readonly clock: Clock
  /** A site's own address, where the page to pay at is. */
  readonly originOf: (domain: string) => string
}

/** The embedded provider, for installations that are tried: all is as with a real one, but no money moves. */
export function openSandbox({ db, secretKey, clock, originOf }: SandboxDeps): PaymentProvider {
  return {
    name: 'sandbox',
    methods: async ({ country }) => METHODS_OF_COUNTRY[country].map(offerOf),
    create: async (payment) => {
      const row = await createSandboxPayment(db, payment, clock())
      return seenOutside(row, originOf)
    },
    get: async (id) => {
      const row = await findPayment(db, id, clock())
      return row ? seenOutside(row, originOf) : null
    },
    cancel: (id) => cancelSandboxPayment(db, id),
    refund: (refund) => refundSandboxPayment(db, refund, clock()),
    makeMandate: async ({ reference }) => {
      const name = keyedHash(secretKey, `sandbox-mandate:${reference}`).slice(0, 16)
      return { customer: `sbc_${name}`, mandate: `sbm_${name}` }
    },
  }
}

function offerOf(method: Method): MethodOffer {
  return { method, banks: method === 'ideal' ? [...SANDBOX_BANKS] : [] }
}
