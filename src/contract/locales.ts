/** A language the product speaks. gifLocale is the code that picture and gift services know it by. */
export const LOCALES = [
  { code: 'da', iso: 'da-DK', gifLocale: 'da', name: 'Dansk' },
  { code: 'de', iso: 'de-DE', gifLocale: 'de', name: 'Deutsch' },
  { code: 'en', iso: 'en-GB', gifLocale: 'en', name: 'English' },
  { code: 'es', iso: 'es-ES', gifLocale: 'es', name: 'Español' },
  { code: 'fi', iso: 'fi-FI', gifLocale: 'fi', name: 'Suomi' },
  { code: 'fr', iso: 'fr-FR', gifLocale: 'fr', name: 'Français' },
  { code: 'it', iso: 'it-IT', gifLocale: 'it', name: 'Italiano' },
  { code: 'nb', iso: 'nb-NO', gifLocale: 'no', name: 'Norsk bokmål' },
  { code: 'nl', iso: 'nl-NL', gifLocale: 'nl', name: 'Nederlands' },
  { code: 'pl', iso: 'pl-PL', gifLocale: 'pl', name: 'Polski' },
  { code: 'sv', iso: 'sv-SE', gifLocale: 'sv', name: 'Svenska' },
] as const

export type LocaleCode = (typeof LOCALES)[number]['code']

export const LOCALE_CODES = LOCALES.map((locale) => locale.code) as [LocaleCode, ...LocaleCode[]]
export const DEFAULT_LOCALE: LocaleCode = 'nl'

/** The languages offered in each country, the first one being its default. */
export const COUNTRY_LOCALES = {
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  FR: ['fr'],
  IT: ['it'],
  ES: ['es'],
  DE: ['de'],
  AT: ['de'],
  IE: ['en'],
  GB: ['en'],
  AU: ['en'],
  NZ: ['en'],
  US: ['en', 'es'],
  CA: ['en', 'fr'],
  PL: ['pl'],
  CH: ['de', 'it', 'fr', 'en'],
  DK: ['da'],
  FI: ['fi', 'sv'],
  NO: ['nb'],
  SE: ['sv'],
} as const satisfies Record<string, readonly LocaleCode[]>

export type CountryCode = keyof typeof COUNTRY_LOCALES

export const COUNTRY_CODES = Object.keys(COUNTRY_LOCALES) as [CountryCode, ...CountryCode[]]

export function isLocale(value: unknown): value is LocaleCode {
  return LOCALE_CODES.includes(value as LocaleCode)
}

export function localeOf(code: LocaleCode): (typeof LOCALES)[number] {
  return LOCALES.find((locale) => locale.code === code)!
}
