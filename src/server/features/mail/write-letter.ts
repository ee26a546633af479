import { type LocaleCode, localeOf } from '#contract/locales.ts'
import { ROUTES } from '#contract/routes.ts'
import type { RealName } from '#server/features/members/members.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import type { MailTexts } from '#server/texts/text-types.ts'
import { textsIn } from '#server/texts/texts.ts'
import { fill, type Values } from './fill.ts'
import type { FormMail, MailContent, MailName, PaymentMail, ReportMail } from './mail-content.ts'
import { appealValues, statementValues } from './write-statement.ts'

type Wanted = {
  readonly content: MailContent
  readonly language: LocaleCode
  readonly settings: Settings
  /** The other member's name, for a reader who wants names; else null. */
  readonly who: RealName | null
  /** What the other member said. */
  readonly said?: string | null
  readonly origin: string
  /** Where the button leads. */
  readonly address: string | null
  readonly secondAddress?: string | null
  /** Where mails are stopped; null for a reader without an account, who gets none. */
  readonly unsubscribeAddress: string | null
}

/** Puts a mail into words, in the language of its recipient. */
export function writeLetter(wanted: Wanted): Letter {
  const { language, settings, address, secondAddress } = wanted
  const texts = textsIn(language).mail
  const text = textFor(wanted, texts)
  const values = valuesFor(wanted)
  const filled = (lines: readonly string[]) => lines.map((line) => fill(line, values))
  return {
    language,
    subject: fill(text.subject, values),
    preheader: fill(text.preheader, values),
    title: fill(text.title, values),
    body: filled(text.body),
    fact: text.fact === undefined ? (wanted.said ?? null) : fill(factOf(wanted, text.fact), values),
    button: 'button' in text && address ? { label: fill(text.button, values), address } : null,
    after: filled(afterOf(wanted, text.after)),
    second:
      text.second && secondAddress
        ? { label: fill(text.second, values), address: secondAddress }
        : null,
    fallback: texts.fallback,
    footer: footerOf(wanted, { ...texts, why: text.why }, values),
    site: { name: settings.name, brand: settings.brand, onBrand: settings.on_brand },
  }
}

/** The words without names, unless the reader wants names. */
function textFor({ content, who }: Wanted, { mails }: MailTexts): MailTexts['mails'][MailName] {
  const text = mails[content.name]
  return who !== null && 'named' in text ? { ...text, ...text.named } : text
}

/** Where there is no VAT the line about it is left out. */
function factOf({ content }: Wanted, fact: string): string {
  if (!('order' in content) || content.order.vat_rate > 0) return fact
  const lines = fact.split('\n')
  return lines.filter((line) => !line.includes('{vat}')).join('\n')
}

/** Where nobody can withdraw, what to do for it is left out. */
function afterOf({ content, secondAddress }: Wanted, after: readonly string[]): readonly string[] {
  if (content.name !== 'receipt' || secondAddress) return after
  return after.filter((line) => !line.includes('{order}'))
}

function valuesFor({ content, language, settings, who }: Wanted): Values {
  const { iso } = localeOf(language)
  const zone = { timeZone: settings.time_zone, dateStyle: 'long' } as const
  const day = new Intl.DateTimeFormat(iso, zone)
  const moment = new Intl.DateTimeFormat(iso, { ...zone, timeStyle: 'short' })
  return {
    site: settings.name,
    support: settings.support_email,
    ...(who === null ? {} : { who }),
    ...('erased_at' in content ? { erased_at: day.format(new Date(content.erased_at)) } : {}),
    ...('at' in content ? { at: moment.format(new Date(content.at)) } : {}),
    ...('account_end' in content ? { account: content.account_end } : {}),
    ...('device' in content ? { device: content.device } : {}),
    ...('operator' in content ? { operator: content.operator } : {}),
    ...('passkey' in content ? { passkey: content.passkey } : {}),
    ...('search' in content ? { search: content.search } : {}),
    ...('order' in content ? paymentValues(content, language, settings) : {}),
    ...('complaint' in content ? complaintValues(content, language, settings.time_zone) : {}),
    ...('report' in content ? reportValues(content, language, settings.time_zone) : {}),
    ...('decision' in content ? appealValues(content, language, settings) : {}),
    ...('statement' in content ? statementValues(content.statement, language, settings) : {}),
  }
}

type FooterTexts = MailTexts & { readonly why: string | undefined }

function footerOf(wanted: Wanted, texts: FooterTexts, values: Values): Letter['footer'] {
  const { origin, unsubscribeAddress } = wanted
  return {
    why: fill(texts.why ?? (unsubscribeAddress ? texts.whyMember : texts.whyStranger), values),
    help: fill(texts.help, values),
    company: fill(texts.company, { ...values, ...companyValues(wanted) }),
    links: [
      ...(unsubscribeAddress ? [{ label: texts.unsubscribe, address: unsubscribeAddress }] : []),
      { label: texts.privacy, address: `${origin}${ROUTES['pages-privacy'].path}` },
    ],
  }
}

function companyValues({ settings, language }: Wanted): Values {
  const { name, address, city, country, kvk } = settings.company
  const countries = new Intl.DisplayNames([localeOf(language).iso], { type: 'region' })
  return { company: name, address, city, country: countries.of(country) ?? country, kvk }
}

type ComplaintMail = Extract<FormMail, { complaint: unknown }>

/** What a mail about a complaint wants to know, in words of its language. */
function complaintValues(mail: ComplaintMail, language: LocaleCode, timeZone: string): Values {
  const { number, kind, at } = mail.complaint
  const { complaints } = textsIn(language).mail
  const { iso } = localeOf(language)
  const moment = new Intl.DateTimeFormat(iso, { timeZone, dateStyle: 'long', timeStyle: 'short' })
  return {
    number,
    kind: complaints[kind],
    at: moment.format(new Date(at)),
    ...('answer' in mail ? { answer: mail.answer } : {}),
    ...('said' in mail ? { ...mail.said, reference: mail.said.reference || '–' } : {}),
  }
}

/** What a mail about money wants to know, in words of its language. */
function paymentValues(mail: PaymentMail, language: LocaleCode, settings: Settings): Values {
  const { iso } = localeOf(language)
  const { order } = mail
  const day = new Intl.DateTimeFormat(iso, { timeZone: settings.time_zone, dateStyle: 'long' })
  const number = new Intl.NumberFormat(iso)
  const percent = new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 2 })
  const money = new Intl.NumberFormat(iso, { style: 'currency', currency: order.currency })
  const { credits, amount_minor: amount } =
    'refund' in mail ? mail.refund : { credits: order.credits, amount_minor: 0 }
  return {
    order: order.id,
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

/** What a mail about a report wants to know, in words of its language. */
function reportValues(mail: ReportMail, language: LocaleCode, timeZone: string): Values {
  const words = textsIn(language).mail.reports
  const { iso } = localeOf(language)
  const day = new Intl.DateTimeFormat(iso, { timeZone, dateStyle: 'long' })
  const moment = new Intl.DateTimeFormat(iso, { timeZone, dateStyle: 'long', timeStyle: 'short' })
  const { number, subject, reason, at } = mail.report
  const told = { number: String(number), what: words.subjects[subject], why: words.reasons[reason] }
  if (mail.name === 'report_receipt') return { ...told, at: moment.format(new Date(at)) }
  const { facts, rule, until, decision } = mail.verdict
  return {
    ...told,
    at: day.format(new Date(at)),
    decision: words.decisions[decision],
    facts,
    ground: rule
      ? fill(words.grounds[rule.ground], { ground: `${rule.name} (${rule.article})` })
      : words.no_ground,
    until: day.format(new Date(until)),
  }
}

/** One mail in words and addresses, before it gets a shape: HTML and plain text are made from the same. */
export type Letter = {
  readonly language: LocaleCode
  readonly subject: string
  readonly preheader: string
  readonly title: string
  readonly body: readonly string[]
  readonly fact: string | null
  readonly button: { readonly label: string; readonly address: string } | null
  readonly after: readonly string[]
  /** Another way to go, after the small print. */
  readonly second: { readonly label: string; readonly address: string } | null
  /** What to do when the button does not work. */
  readonly fallback: string
  readonly footer: Footer
  readonly site: { readonly name: string; readonly brand: string; readonly onBrand: string }
}

type Footer = {
  readonly why: string
  readonly help: string
  /** The company that sends it, as the law asks. */
  readonly company: string
  readonly links: readonly { readonly label: string; readonly address: string }[]
}
