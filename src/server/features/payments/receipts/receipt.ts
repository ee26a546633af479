import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type LocaleCode, localeOf } from '#contract/locales.ts'
import type { Db } from '#server/db/connect.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import type { ReceiptTexts } from '#server/texts/text-types.ts'
import { textsIn } from '#server/texts/texts.ts'
import type { OrderRow } from '../orders/order.ts'
import { vatIn } from '../orders/quote.ts'
import { METHOD_NAMES, type NamedMethod } from '../provider/methods.ts'

export type PaidOrder = OrderRow & {
  readonly completed_at: Date
  readonly receipt_number: number
  readonly language: LocaleCode
  readonly refunds: readonly { readonly amount_minor: number; readonly created_at: string }[]
}

/** A completed purchase of this member with what went back of it; any other is as if it were not there. */
export async function ownReceipt(
  db: Db,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<PaidOrder | undefined> {
  const order = await db
    .selectFrom('credit_order')
    .innerJoin('member', 'member.id', 'credit_order.member_id')
    .selectAll('credit_order')
    .select('member.language')
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('order_refund')
          .select(['amount_minor', 'created_at'])
          .whereRef('order_id', '=', 'credit_order.id')
          .orderBy('created_at'),
      ).as('refunds'),
    )
    .where('credit_order.id', '=', id)
    .where('member_id', '=', memberId)
    .where('completed_at', 'is not', null)
    .executeTakeFirst()
  return order as PaidOrder | undefined
}

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

/** What a receipt says of a purchase. */
type Sold = Pick<
  PaidOrder,
  | 'id'
  | 'receipt_number'
  | 'language'
  | 'credits'
  | 'currency'
  | 'price_minor'
  | 'total_minor'
  | 'vat_rate'
  | 'discount_code'
  | 'discount_percentage'
  | 'method'
  | 'status'
  | 'refunded_minor'
  | 'refunds'
  | 'completed_at'
>

/** Puts a receipt into the language of the buyer, with the day as it was where the site is. */
export function receiptSheet(order: Sold, settings: Settings): ReceiptSheet {
  const { language, receipt_number: number } = order
  const texts = textsIn(language).receipt
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

function methodName({ method, total_minor: total }: Sold, texts: ReceiptTexts): string {
  if (total === 0) return texts.free
  if (method === 'creditcard' || method === 'directdebit') return texts[method]
  return METHOD_NAMES[method as NamedMethod]
}

export type ReceiptRow = {
  readonly label: string
  readonly amount: string
  /** A sum stands out, a note is quiet. */
  readonly kind: 'line' | 'sum' | 'note'
}

type Shown = { readonly iso: string; readonly day: Intl.DateTimeFormat }

/** What was bought, what came off it, what was paid with the VAT in it, and what went back. */
function receiptRows(order: Sold, texts: ReceiptTexts, { iso, day }: Shown): readonly ReceiptRow[] {
  const style = { style: 'currency', currency: order.currency } as const
  const money = new Intl.NumberFormat(iso, style)
  const percent = new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 2 })
  const row = (kind: ReceiptRow['kind'], label: string, minor: number): ReceiptRow => ({
    kind,
    label,
    amount: money.format(minor / 100),
  })
  const { total_minor: total, price_minor: price } = order
  const vat = vatIn(total, order.vat_rate)
  const rate = percent.format(order.vat_rate / 10_000)
  const back = returned(order, texts, day)
  const left = total - back.reduce((sum, { minor }) => sum + minor, 0)
  return [
    row('line', texts.credits.replace('{credits}', order.credits.toLocaleString(iso)), price),
    ...(order.discount_code === null
      ? []
      : [row('line', discountLabel(order, texts, percent), total - price)]),
    row('sum', texts.total, total),
    ...(order.vat_rate === 0
      ? []
      : [row('note', texts.net, total - vat), row('note', texts.vat.replace('{rate}', rate), vat)]),
    ...back.map(({ label, minor }) => row('line', label, -minor)),
    ...(back.length === 0 ? [] : [row('sum', texts.left, left)]),
  ]
}

function discountLabel(order: Sold, texts: ReceiptTexts, percent: Intl.NumberFormat): string {
  return texts.discount
    .replace('{percentage}', percent.format(order.discount_percentage / 100))
    .replace('{code}', order.discount_code!)
}

function returned(order: Sold, texts: ReceiptTexts, day: Intl.DateTimeFormat) {
  const refunds = order.refunds.map(({ amount_minor: minor, created_at: at }) => ({
    label: texts.refund.replace('{day}', day.format(new Date(at))),
    minor,
  }))
  if (order.status !== 'charged_back') return refunds
  const minor = order.total_minor - order.refunded_minor
  return [...refunds, { label: texts.charged_back, minor }]
}
