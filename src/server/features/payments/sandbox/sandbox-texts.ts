import type { SandboxStep } from './change-payment.ts'

type SandboxTexts = {
  readonly listTitle: string
  readonly listLead: string
  readonly nothing: string
  readonly title: string
  readonly warning: string
  readonly choose: string
  readonly steps: Readonly<Record<SandboxStep, string>>
  /** To pay what was not to be paid any more. */
  readonly payAfterAll: string
  readonly payNow: string
  readonly states: Readonly<Record<string, string>>
  readonly chargedBack: string
  readonly amount: string
  readonly method: string
  readonly bank: string
  readonly order: string
  readonly state: string
  readonly back: string
}

const NL: SandboxTexts = {
  listTitle: 'Testbetalingen',
  listLead: 'Kies een betaling om haar alsnog te betalen, te laten mislukken of terug te boeken.',
  nothing: 'Nog geen testbetalingen.',
  title: 'Testbetaling',
  warning: 'Testbetaling, er wordt geen geld afgeschreven.',
  choose: 'Kies hoe de betaling afloopt.',
  steps: {
    pay: 'Betalen',
    fail: 'Laten mislukken',
    cancel: 'Annuleren',
    wait: 'In behandeling laten',
    charge_back: 'Terugboeken',
  },
  payAfterAll: 'Toch betalen',
  payNow: 'Nu betalen',
  states: {
    open: 'Nog niet betaald',
    pending: 'In behandeling',
    paid: 'Betaald',
    failed: 'Mislukt',
    canceled: 'Geannuleerd',
    expired: 'Verlopen',
  },
  chargedBack: 'Teruggeboekt',
  amount: 'Bedrag',
  method: 'Betaalmethode',
  bank: 'Bank',
  order: 'Omschrijving',
  state: 'Status',
  back: 'Terug naar de site',
}

const EN: SandboxTexts = {
  listTitle: 'Test payments',
  listLead: 'Choose a payment to pay it after all, let it fail or charge it back.',
  nothing: 'No test payments yet.',
  title: 'Test payment',
  warning: 'Test payment, no money moves.',
  choose: 'Choose how it ends.',
  steps: {
    pay: 'Pay',
    fail: 'Let it fail',
    cancel: 'Cancel',
    wait: 'Leave pending',
    charge_back: 'Charge back',
  },
  payAfterAll: 'Pay after all',
  payNow: 'Pay now',
  states: {
    open: 'Not paid yet',
    pending: 'Pending',
    paid: 'Paid',
    failed: 'Failed',
    canceled: 'Cancelled',
    expired: 'Expired',
  },
  chargedBack: 'Charged back',
  amount: 'Amount',
  method: 'Method',
  bank: 'Bank',
  order: 'Description',
  state: 'State',
  back: 'Back to the site',
}

export type SandboxLanguage = 'nl' | 'en'

export const SANDBOX_TEXTS: Readonly<Record<SandboxLanguage, SandboxTexts>> = { nl: NL, en: EN }

/** Dutch for browsers that ask for it before English, English for all others. */
export function sandboxLanguage(acceptLanguage: string | undefined): SandboxLanguage {
  const wanted = (acceptLanguage ?? '').toLowerCase().split(',')
  const known = wanted
    .map((entry) => entry.trim().slice(0, 2))
    .find((code) => code === 'nl' || code === 'en')
  return known === 'nl' ? 'nl' : 'en'
}
