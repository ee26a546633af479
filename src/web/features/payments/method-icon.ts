import type { Method } from '#contract/orders.ts'
import type { IconName } from '#web/ui/icon-names.ts'

export const METHOD_ICON = {
  ideal: 'bank',
  bancontact: 'contactless-payment',
  creditcard: 'credit-card',
  paypal: 'paypal-logo',
  eps: 'bank',
  przelewy24: 'bank',
  blik: 'phone',
  directdebit: 'arrows-clockwise',
} as const satisfies Record<Method, IconName>
