/** What a mail says of an order that was paid. All money is whole minor units. */
export type OrderSummary = {
  readonly id: string
  readonly receipt_number: number
  readonly at: string
  readonly credits: number
  readonly currency: string
  readonly total_minor: number
  /** Included in the total. */
  readonly vat_minor: number
  /** In hundredths of a percent. */
  readonly vat_rate: number
  /** What had been spent when the payment was taken back. */
  readonly owed_credits: number
}

/** Mails about money: the receipt, and that some or all of it went back. */
export type PaymentMail =
  | { readonly name: 'receipt'; readonly order: OrderSummary }
  | {
      readonly name: 'refund'
      readonly order: OrderSummary
      readonly refund: { readonly amount_minor: number; readonly credits: number }
    }
  | { readonly name: 'payment_returned'; readonly order: OrderSummary }
