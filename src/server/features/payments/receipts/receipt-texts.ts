/** What a receipt says in one language. In braces stands what is filled in. */
export type ReceiptTexts = {
  readonly title: string
  readonly number: string
  readonly date: string
  readonly method: string
  readonly order: string
  readonly seller: string
  readonly kvk: string
  readonly vat_number: string
  readonly description: string
  readonly amount: string
  readonly credits: string
  readonly discount: string
  readonly total: string
  readonly net: string
  readonly vat: string
  readonly refund: string
  readonly charged_back: string
  /** What was paid and not given back. */
  readonly left: string
  readonly questions: string
  readonly creditcard: string
  readonly directdebit: string
  /** How it was paid where nothing was left to pay. */
  readonly free: string
}
