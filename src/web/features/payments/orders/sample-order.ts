import type { Order } from '#contract/orders.ts'

/** An order as it is once it was paid. */
export const SAMPLE_ORDER: Order = {
  id: '7d0b4c1e-5a57-4d55-9f35-0d4a3a1c9e01',
  created_at: '2026-03-01T12:00:00.000Z',
  style: 'p2',
  credits: 75,
  currency: 'EUR',
  price_minor: 5995,
  discount: null,
  total_minor: 5995,
  vat_minor: 1040,
  vat_rate: 2100,
  country: 'NL',
  method: 'ideal',
  status: 'completed',
  checkout_url: null,
  completed_at: '2026-03-01T12:01:00.000Z',
  receipt_number: 7,
  refunded_minor: 0,
  refunded_credits: 0,
  owed_credits: 0,
}
