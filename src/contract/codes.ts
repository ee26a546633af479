import * as z from 'zod/mini'
import * as geo from './geo.ts'
import * as locales from './locales.ts'

// Apart from the lists they are about, which browsers load without any schema.

export const CountryCode = z.enum(locales.COUNTRY_CODES)
export type CountryCode = locales.CountryCode

export const LocaleCode = z.enum(locales.LOCALE_CODES)
export type LocaleCode = locales.LocaleCode

export const Currency = z.enum(geo.CURRENCIES)
export type Currency = geo.Currency

/** A part of a country: its code is unique within the country, its name is the one used there. */
export const Region = z.object({ code: z.string(), name: z.string() })
export type Region = z.infer<typeof Region>
