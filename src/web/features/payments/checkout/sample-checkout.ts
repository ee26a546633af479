import type { Order } from '#contract/orders.ts'
import { SAMPLE_ORDER } from '../orders/sample-order.ts'
import type { LoadedCheckout } from './load-checkout.ts'

/** An order as it was begun. */
export const BOUGHT: Order = {
  ...SAMPLE_ORDER,
  discount: { kind: 'welcome', code: 'WELCOME25', percentage: 25 },
  total_minor: 4496,
  vat_minor: 780,
  status: 'pending',
  checkout_url: 'https://bank.example/pay/1',
  completed_at: null,
  receipt_number: null,
}

/** What the payment step is told. */
export const ANSWER: LoadedCheckout['checkout'] = {
  country: 'NL',
  countries: ['NL', 'BE'],
  currency: 'EUR',
  offer: {
    style: 'p2',
    credits: 75,
    is_popular: true,
    price_minor: 5995,
    total_minor: 4496,
    message_minor: 60,
    saving: 35,
  },
  discount: {
    kind: 'welcome',
    code: 'WELCOME25',
    percentage: 25,
    minimum: null,
    currency: null,
    country: null,
    expires: null,
  },
  better_percentage: null,
  vat_minor: 780,
  vat_rate: 2100,
  methods: [
    { method: 'ideal', banks: [{ id: 'kade', name: 'Kadebank' }] },
    { method: 'creditcard', banks: [] },
    { method: 'directdebit', banks: [] },
  ],
  makes_premium: true,
  open_order: null,
  left_to_spend: null,
  debit: 'ok',
}
