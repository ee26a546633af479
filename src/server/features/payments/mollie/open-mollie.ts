import type { PaymentProvider } from '../provider.ts'
import { openMollieClient, type MollieDeps } from './mollie-client.ts'
import { makeMollieMandate } from './mollie-mandate.ts'
import { mollieMethods } from './mollie-methods.ts'
import { cancelMolliePayment, createMolliePayment, getMolliePayment } from './mollie-payments.ts'
import { refundMolliePayment } from './mollie-refund.ts'

/** Mollie, by its API v2. */
export function openMollie(deps: MollieDeps): PaymentProvider {
  const ask = openMollieClient(deps)
  const isLocal = deps.baseUrl.startsWith('http:')
  // The real one refuses an address that it cannot reach: such an installation asks by itself.
  const canHear = (webhookUrl: string) => isLocal || webhookUrl.startsWith('https:')
  return {
    name: 'mollie',
    methods: (asked) => mollieMethods(ask, asked),
    create: (payment) => createMolliePayment(ask, payment, canHear),
    get: (id) => getMolliePayment(ask, id),
    cancel: (id) => cancelMolliePayment(ask, id),
    refund: (refund) => refundMolliePayment(ask, refund),
    makeMandate: (mandate) => makeMollieMandate(ask, mandate),
  }
}
