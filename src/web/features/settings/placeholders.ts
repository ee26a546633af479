import { newcomerPhases, type WelcomeSettings } from '#contract/newcomer.ts'
import { phoneToDial, type SiteSettings } from '#contract/settings.ts'
import type { useText } from '#web/i18n/catalogue.ts'
import { countryNames, dateFormat, numberFormat } from '#web/i18n/formats.ts'

/** What the texts of the information pages may say about the site, by the name that stands in their braces. */
export function placeholders(settings: SiteSettings, iso: string): Record<string, string> {
  const { company } = settings
  return {
    site_name: settings.name,
    domain: settings.domain,
    company_name: company.name,
    company_address: company.address,
    company_city: company.city,
    company_country: countryName(company.country, iso),
    company_kvk: company.kvk,
    company_vat: company.vat_numbers.join(', '),
    company_tradenames: company.tradenames.join(', '),
    support_email: settings.support_email,
    support_phone: settings.support_phone,
    support_phone_dial: phoneToDial(settings.support_phone),
    refund_days: String(settings.refund_days),
    message_credits: String(settings.message_credits),
    photo_credits: String(settings.photo_credits),
    gift_credits: String(settings.gift_credits),
    signup_credits: String(settings.signup_credits),
    message_length: String(settings.message_length),
    min_message_price: minimumPrice(settings, iso),
    delete_discount: String(settings.delete_discount),
    terms_date: dateFormat(iso, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(settings.terms_date),
    ),
  }
}

type NewcomerWords = ReturnType<typeof useText<'info.newcomer'>>

/** What newcomers get and until when, one sentence for each price that they will see. `t` has the words of `info.newcomer`. */
export function newcomerDiscount(settings: WelcomeSettings, t: NewcomerWords, iso: string): string {
  const percent = numberFormat(iso, { style: 'percent' })
  const sentences = newcomerPhases(settings).map(({ percentage, hours }, index) => {
    const isDays = hours % 24 === 0
    const time = t(isDays ? 'days' : 'hours', { count: isDays ? hours / 24 : hours })
    const values = { percentage: percent.format(percentage / 100), time }
    return t(index === 0 ? 'first' : 'then', values)
  })
  return sentences.join(' ')
}

export function fillIn(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

export function countryName(code: string, iso: string): string {
  return countryNames(iso).of(code) ?? code
}

/** The least one message costs where the visitor is, as money is written in their language. */
export function minimumPrice(settings: SiteSettings, iso: string): string {
  const { minimum_message_costs: costs, region_data: here } = settings
  const price = costs[settings.geoip_selected_country ?? here.country] ?? Object.values(costs)[0]
  if (!price) return ''
  const format = numberFormat(iso, { style: 'currency', currency: price.currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(price.costs / 10 ** maximumFractionDigits)
}
