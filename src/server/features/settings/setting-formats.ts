import { z } from 'zod'
import { kind, matching } from './setting-kinds.ts'

export const color = matching(/^#[0-9a-f]{6}$/, 'must be a colour such as #dc143c', 'color')

export const phone = matching(
  /^\+?[0-9][0-9 -]{4,18}[0-9]$/,
  'must be a phone number of digits, spaces and dashes, such as +31 20 000 00 00',
  'phone',
)

export const email = z
  .email({ error: 'must be an e-mail address' })
  .max(254, { error: 'must be an e-mail address' })
  .meta(kind({ kind: 'line', format: 'email' }))

/** A path on the site. */
export const path = matching(
  /^(\/[\w~-][\w.~-]*)+$/,
  'must be a path such as /images/cam.webp',
  'path',
)

/** Where images come from. It is put in front of a path, so it ends without a slash. */
export const imagePrefix = z
  .union(
    [
      z.literal(''),
      path,
      z.string().regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{2,5})?(\/[\w~-][\w.~-]*)*$/),
    ],
    { error: 'must be empty, a path such as /cdn or an address such as https://cdn.example.com' },
  )
  .meta(kind({ kind: 'line', format: 'image_prefix' }))

export const link = z
  .url({ protocol: /^https$/, error: 'must be an address that starts with https://' })
  .max(500, { error: 'must be at most 500 characters' })

export const vatNumber = matching(
  /^[A-Z]{2}[0-9A-Z+*.]{2,13}$/,
  'must be a VAT number such as NL001234567B01',
  'vat_number',
)

export const creditorId = matching(
  /^[A-Z]{2}\d{2}[0-9A-Z]{3}[0-9A-Z]{1,28}$/,
  'must be a SEPA creditor identifier such as NL69ZZZ123456780000',
  'creditor_id',
)

export const day = z.iso
  .date({ error: 'must be a day such as 2023-12-31' })
  .meta(kind({ kind: 'line', format: 'day' }))

export const timeZone = z
  .string({ error: 'must be a time zone such as Europe/Amsterdam' })
  .refine(isTimeZone, { error: 'must be a time zone such as Europe/Amsterdam' })
  .meta(kind({ kind: 'line', format: 'time_zone' }))

export const anyCountry = z
  .string({ error: 'must be the two letters of a country, such as NL' })
  .refine(isCountry, { error: 'must be the two letters of a country, such as NL' })
  .meta(kind({ kind: 'line', format: 'country' }))

function isTimeZone(name: string): boolean {
  if (!/^(UTC|[A-Z]\w+(\/[A-Z][\w+-]+)+)$/.test(name)) return false
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

function isCountry(code: string): boolean {
  return /^(?!ZZ)[A-Z]{2}$/.test(code) && COUNTRY_NAMES.of(code) !== undefined
}
