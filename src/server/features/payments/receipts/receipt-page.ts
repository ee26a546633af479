import type { Currency } from '#contract/geo.ts'
import type { CountryCode, LocaleCode } from '#contract/locales.ts'
import type { PackageOffer } from '#contract/packages.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import { escapeHtml } from '#server/kernel/text.ts'
import { VAT_RATES } from '../orders/quote.ts'
import { type ReceiptRow, type ReceiptSheet, receiptSheet } from './receipt.ts'

/** A purchase that nobody made, for whoever wants to see what receipts say. */
export type SampleSale = {
  readonly offer: PackageOffer
  readonly country: CountryCode
  readonly currency: Currency
  readonly language: LocaleCode
  readonly now: Date
}

/** What stands on a receipt of a site, on a page instead of a PDF. */
export function receiptPage(settings: Settings, sale: SampleSale): string {
  return htmlOf(receiptSheet(orderOf(sale), settings))
}

function orderOf({ offer, country, currency, language, now }: SampleSale) {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    receipt_number: 1,
    language,
    credits: offer.credits,
    currency,
    country,
    price_minor: offer.price_minor,
    total_minor: offer.total_minor,
    vat_rate: VAT_RATES[country],
    discount_code: null,
    discount_percentage: 0,
    method: 'creditcard',
    status: 'completed',
    refunded_minor: 0,
    refunds: [],
    completed_at: now,
  }
}

function htmlOf({ language, site, title, seller, facts, head, rows, foot }: ReceiptSheet): string {
  const pairs = facts.map(({ label, value }) => `<dt>${text(label)}</dt><dd>${text(value)}</dd>`)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${text(title)}</title><style>${STYLE}h1{color:${site.brand}}</style></head>
<body><h1>${text(site.name)}</h1><h2>${text(title)}</h2>
<h3>${text(seller.label)}</h3><p>${seller.lines.map(text).join('<br>')}</p><dl>${pairs.join('')}</dl>
<table><thead><tr><th>${text(head.description)}</th><th>${text(head.amount)}</th></tr></thead>
<tbody>${rows.map(rowOf).join('')}</tbody></table><p>${text(foot)}</p></body></html>`
}

function rowOf({ kind, label, amount }: ReceiptRow): string {
  return `<tr class="${kind}"><td>${text(label)}</td><td>${text(amount)}</td></tr>`
}

const text = escapeHtml

/** Paper is white by night, too. */
const STYLE =
  'body{margin:24px;background:#fff;color:#241813;font:14px/1.5 sans-serif;overflow-wrap:anywhere}' +
  'h2{font-size:20px}h3{margin-bottom:4px;font-size:13px}dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px}dd{margin:0}' +
  'table{width:100%;border-collapse:collapse}th,td{padding:6px 0;border-bottom:1px solid #ddd;text-align:left}' +
  'th:last-child,td:last-child{text-align:right;white-space:nowrap}.sum{font-weight:700}.note{color:#555}'
