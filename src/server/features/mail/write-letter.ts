import { localeOf, type LocaleCode } from '#contract/locales.ts'
import { ROUTES } from '#contract/routes.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import { fill, type Values } from './fill.ts'
import { complaintValues } from './form-values.ts'
import type { Letter } from './letter.ts'
import type { MailContent, MailName } from './mail-content.ts'
import { paymentValues } from './payment-values.ts'
import { reportValues } from './report-values.ts'
import { textsOf, type AllTexts } from './texts/texts-of.ts'

export type Wanted = {
  readonly content: MailContent
  readonly language: LocaleCode
  readonly settings: Settings
  /** Whom it is about, by name, for a reader who wants to know; else it stays untold. */
  readonly who: string | null
  readonly origin: string
  /** Where the button leads. */
  readonly address: string | null
  readonly secondAddress?: string | null
  /** Where mails are stopped; null for somebody without an account, who gets none. */
  readonly unsubscribeAddress: string | null
}

/** Puts a mail into words, in the language of whoever gets it. */
export function writeLetter(wanted: Wanted): Letter {
  const { language, settings, address, secondAddress } = wanted
  const texts = textsOf(language)
  const text = textFor(wanted, texts)
  const values = valuesFor(wanted)
  const filled = (lines: readonly string[]) => lines.map((line) => fill(line, values))
  return {
    language,
    subject: fill(text.subject, values),
    preheader: fill(text.preheader, values),
    title: fill(text.title, values),
    body: filled(text.body),
    fact: text.fact === undefined ? null : fill(factOf(wanted, text.fact), values),
    button: 'button' in text && address ? { label: fill(text.button, values), address } : null,
    after: filled(text.after),
    second:
      text.second && secondAddress
        ? { label: fill(text.second, values), address: secondAddress }
        : null,
    fallback: texts.fallback,
    footer: footerOf(wanted, { ...texts, why: text.why }, values),
    site: { name: settings.name, brand: settings.brand, onBrand: settings.on_brand },
  }
}

/** The words without anybody's name, unless the reader wants names. */
function textFor({ content, who }: Wanted, { mails }: AllTexts): AllTexts['mails'][MailName] {
  const text = mails[content.name]
  return who !== null && 'named' in text ? { ...text, ...text.named } : text
}

/** Where there is no VAT the line about it is left out. */
function factOf({ content }: Wanted, fact: string): string {
  if (!('order' in content) || content.order.vat_rate > 0) return fact
  const lines = fact.split('\n')
  return lines.filter((line) => !line.includes('{vat}')).join('\n')
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
    ...('device' in content ? { device: content.device } : {}),
    ...('search' in content ? { search: content.search } : {}),
    ...('reason' in content ? { reason: content.reason } : {}),
    ...('order' in content ? paymentValues(content, language, settings) : {}),
    ...('complaint' in content ? complaintValues(content, language, settings.time_zone) : {}),
    ...('report' in content ? reportValues(content, language, settings.time_zone) : {}),
  }
}

type FooterTexts = AllTexts & { readonly why: string | undefined }

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
