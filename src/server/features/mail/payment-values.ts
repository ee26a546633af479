import { localeOf, type LocaleCode } from '#contract/locales.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import type { Values } from './fill.ts'
import type { PaymentMail } from './payment-mail.ts'

/** What a mail about money wants to know, in words of its language. */
export function paymentValues(mail: PaymentMail, language: LocaleCode, settings: Settings): Values {
  const { iso } = localeOf(language)
  const { order } = mail
  const day = new Intl.DateTimeFormat(iso, { timeZone: settings.time_zone, dateStyle: 'long' })
  const number = new Intl.NumberFormat(iso)
  const percent = new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 2 })
  const money = new Intl.NumberFormat(iso, { style: 'currency', currency: order.currency })
  const { credits, amount_minor: amount } =
    mail.name === 'refund' ? mail.refund : { credits: order.credits, amount_minor: 0 }
  return {
    receipt: String(order.receipt_number),
    day: day.format(new Date(order.at)),
    credits: number.format(credits),
    owed: number.format(order.owed_credits),
    total: money.format(order.total_minor / 100),
    amount: money.format(amount / 100),
    vat: money.format(order.vat_minor / 100),
    rate: percent.format(order.vat_rate / 10_000),
    vat_number: settings.company.vat_numbers.join(', ') || '–',
    company: settings.company.name,
  }
}
