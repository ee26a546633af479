import { localeOf, type LocaleCode } from '#contract/locales.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import type { PaidOrder } from './own-receipt.ts'
import { receiptRows, type ReceiptRow } from './receipt-rows.ts'
import { receiptTextsOf } from './receipt-texts-of.ts'
import type { ReceiptTexts } from './receipt-texts.ts'

/** Everything that stands on a receipt, in words: what is left is to draw it. */
export type ReceiptSheet = {
  readonly language: LocaleCode
  readonly site: { readonly name: string; readonly brand: string }
  readonly title: string
  readonly seller: { readonly label: string; readonly lines: readonly string[] }
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly head: { readonly description: string; readonly amount: string }
  readonly rows: readonly ReceiptRow[]
  readonly foot: string
}

const NAMES: Readonly<Record<string, string>> = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  eps: 'EPS',
  przelewy24: 'Przelewy24',
  blik: 'BLIK',
}

/** Puts a receipt into the words of whoever bought, with the day as it was where the site is. */
export function receiptSheet(order: PaidOrder, settings: Settings): ReceiptSheet {
  const { language, receipt_number: number } = order
  const texts = receiptTextsOf(language)
  const { iso } = localeOf(language)
  const day = new Intl.DateTimeFormat(iso, { timeZone: settings.time_zone, dateStyle: 'long' })
  return {
    language,
    site: settings,
    title: `${texts.title} ${number}`,
    seller: { label: texts.seller, lines: sellerLines(settings, texts, iso) },
    facts: [
      { label: texts.number, value: String(number) },
      { label: texts.date, value: day.format(order.completed_at) },
      { label: texts.method, value: methodName(order, texts) },
      { label: texts.order, value: order.id },
    ],
    head: { description: texts.description, amount: texts.amount },
    rows: receiptRows(order, texts, { iso, day }),
    foot: texts.questions.replace('{support}', settings.support_email),
  }
}

function sellerLines({ company }: Settings, texts: ReceiptTexts, iso: string): readonly string[] {
  const countries = new Intl.DisplayNames([iso], { type: 'region' })
  return [
    company.name,
    company.address,
    `${company.city}, ${countries.of(company.country) ?? company.country}`,
    `${texts.kvk} ${company.kvk}`,
    ...company.vat_numbers.map((number) => `${texts.vat_number} ${number}`),
  ]
}

function methodName({ method, total_minor: total }: PaidOrder, texts: ReceiptTexts): string {
  if (total === 0) return texts.free
  if (method === 'creditcard' || method === 'directdebit') return texts[method]
  return NAMES[method] ?? method
}
