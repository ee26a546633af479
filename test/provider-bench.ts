import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/connect.ts'
import { openMollie } from '#server/features/payments/provider/mollie/mollie.ts'
import type { NewPayment, PaymentProvider } from '#server/features/payments/provider/provider.ts'
import { openSandbox } from '#server/features/payments/provider/sandbox/sandbox.ts'
import { changeSandboxPayment } from '#server/features/payments/provider/sandbox/turns.ts'
import { TEST_SECRET } from './app.ts'
import { startMollie } from './fakes/mollie.ts'

type Means = { readonly db: Db; readonly now: () => Date }
type Fate = 'paid' | 'failed' | 'canceled' | 'pending'

/** A provider, and what a payer or a bank does there. */
export type ProviderBench = {
  readonly provider: PaymentProvider
  turn: (id: string, fate: Fate) => Promise<void>
  chargeBack: (id: string) => Promise<void>
  close: () => Promise<void>
}

/** Each provider that the product speaks to, for cases that must hold for all of them. */
export const PROVIDER_BENCHES: Readonly<Record<string, (means: Means) => Promise<ProviderBench>>> =
  { sandbox: sandboxBench, mollie: mollieBench }

const STEPS = { paid: 'pay', failed: 'fail', canceled: 'cancel', pending: 'wait' } as const

async function sandboxBench({ db, now }: Means): Promise<ProviderBench> {
  const originOf = (domain: string) => `http://${domain}`
  const provider = openSandbox({ db, secretKey: TEST_SECRET, clock: now, originOf })
  return {
    provider,
    turn: (id, fate) => changeSandboxPayment(db, { id, step: STEPS[fate], now: now() }),
    chargeBack: (id) => changeSandboxPayment(db, { id, step: 'charge_back', now: now() }),
    close: async () => undefined,
  }
}

async function mollieBench({ now }: Means): Promise<ProviderBench> {
  const mollie = await startMollie({ now })
  return {
    provider: openMollie({ apiKey: mollie.apiKey, baseUrl: mollie.url, clock: now }),
    turn: async (id, fate) => mollie.setStatus(id, fate),
    chargeBack: async (id) => void mollie.chargeBack(id),
    close: mollie.close,
  }
}

/** A payment that the provider was not asked for yet. */
export function aPayment(siteId: string, changes: Partial<NewPayment> = {}): NewPayment {
  return {
    orderId: randomUUID(),
    siteId,
    amountMinor: 4496,
    currency: 'EUR',
    method: 'ideal',
    bank: null,
    description: '75 credits',
    locale: 'nl',
    returnUrl: 'http://localhost/transactions/1',
    webhookUrl: 'http://localhost/api/payment-webhook.php',
    mandate: null,
    ...changes,
  }
}
