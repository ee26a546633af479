import type { Db } from '#server/db/connect.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Currency } from '#contract/geo.ts'
import type { CountryCode, LocaleCode } from '#contract/locales.ts'
import type { Method, MethodOffer } from '#contract/orders.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Clock, deadline } from '#server/kernel/time.ts'

/** How a payment stands, in the provider's own words. Only what it answers itself counts, never what it sends. */
export type ProviderStatus = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired'

export type ProviderPayment = {
  readonly id: string
  /** Which order it is for, as we told it then. */
  readonly orderId: string | null
  readonly status: ProviderStatus
  readonly amountMinor: number
  readonly currency: string
  /** Where the member pays; null where nothing is left to do. */
  readonly checkoutUrl: string | null
  readonly refundedMinor: number
  readonly chargedBackMinor: number
}

/** A payment as it stands in the provider's list. */
export type ListedPayment = Omit<ProviderPayment, 'checkoutUrl' | 'amountMinor'> & {
  /** Null where it is no amount in hundredths. */
  readonly amountMinor: number | null
  readonly createdAt: Date
  readonly paidAt: Date | null
  /** The shop it belongs to, as the provider calls it; and whether that is ours. */
  readonly profile: string | null
  readonly isOurs: boolean
  /** The payout that it came with. */
  readonly settlement: string | null
}

/** A page of the list, the newest first; the word that the next page is asked with, null at the end. */
export type PaymentPage = {
  readonly payments: readonly ListedPayment[]
  readonly next: string | null
}

export type NewPayment = {
  readonly orderId: string
  readonly siteId: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly method: Method
  readonly bank: string | null
  readonly description: string
  readonly locale: LocaleCode
  /** Where the member comes back to. */
  readonly returnUrl: string
  /** Where the provider tells that something has changed. */
  readonly webhookUrl: string
  /** For a debit: who may be debited, as makeMandate told. */
  readonly mandate: Mandate | null
}

export type Mandate = { readonly customer: string; readonly mandate: string }

export type NewMandate = {
  readonly reference: string
  readonly holder: string
  readonly iban: string
  readonly signedAt: Date
}

export type NewRefund = {
  readonly paymentId: string
  /** The same key again is the same refund. */
  readonly key: string
  readonly amountMinor: number
  readonly currency: Currency
}

/**
 * The payment provider, which moves the money. Each of these may fail or never answer, and may then be asked again without harm. Where it would
 * say no to a payment or a mandate again, it refuses with METHOD_UNAVAILABLE.
 */
export type PaymentProvider = {
  readonly name: 'sandbox' | 'mollie'
  methods: (asked: {
    readonly country: CountryCode
    readonly currency: Currency
    readonly amountMinor: number
  }) => Promise<readonly MethodOffer[]>
  /** The same order again is the same payment. */
  create: (payment: NewPayment) => Promise<ProviderPayment>
  /** Null for a payment that is not ours. */
  get: (id: string) => Promise<ProviderPayment | null>
  /** Gives up what was not paid, if it still can be. */
  cancel: (id: string) => Promise<void>
  /** All payments there are, page by page, the newest first. */
  list: (from: string | null) => Promise<PaymentPage>
  refund: (refund: NewRefund) => Promise<{ readonly id: string }>
  makeMandate: (mandate: NewMandate) => Promise<Mandate>
  /** Nothing can be debited with it any more, and its customer is forgotten. One that has ended stays ended. */
  endMandate: (mandate: Mandate) => Promise<void>
}

/** Below what a request may take, so that it is answered whatever the provider does. */
const LONGEST_MS = 10_000

/** The provider could not be asked: it is away, or says nothing. What it did meanwhile is not known. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** What the provider answers. Its own no is passed on; anything else that goes wrong means that it is away. */
export async function callProvider<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  const state: { timer?: NodeJS.Timeout } = {}
  const tooLong = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new ProviderUnavailable('the payment provider does not answer'))
    state.timer = setTimeout(giveUp, deadline(LONGEST_MS)).unref()
  })
  try {
    return await Promise.race([question(), tooLong])
  } catch (error) {
    if (error instanceof Refusal || error instanceof ProviderUnavailable) throw error
    throw new ProviderUnavailable('the payment provider cannot be asked', { cause: error })
  } finally {
    clearTimeout(state.timer)
  }
}

/** For what cannot go on without the provider's answer: while it is away, the caller is to come back. */
export async function orUnavailable<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ProviderUnavailable)
      throw new Refusal('SERVICE_UNAVAILABLE', { retry_after: 5 })
    throw error
  }
}

/** Where the provider tells that a payment has changed. */
export const WEBHOOK_PATH = '/api/payment-webhook.php'

/** What work on payments needs around it. */
export type PaymentDeps = {
  readonly db: Db
  readonly events: Bus
  readonly clock: Clock
  readonly log: Log
  readonly provider: PaymentProvider
  /** The address of a site, by its domain. */
  readonly originOf: (domain: string) => string
}
