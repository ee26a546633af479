import { z } from 'zod'
import { COUNTRY_CODES, LOCALE_CODES } from '#contract/locales.ts'
import { IDENTITIES } from '#contract/identities.ts'
import {
  INTERESTS,
  LOOKS_FOR,
  PROFILE_FIELDS,
  PROFILE_NOTES,
  SEARCH_FIELDS,
} from '#contract/settings.ts'
import type { SettingGroup } from '#contract/office/settings.ts'
import * as format from './setting-formats.ts'
import { kind, line, namesFrom, oneOf, text, wholeNumber, yesNo } from './setting-kinds.ts'

type Setting<Schema extends z.ZodType> = {
  readonly group: SettingGroup
  readonly schema: Schema
  readonly standard: z.output<Schema>
}

/** Where a field stands in the office's form, what it may be, and what it is where an operator set nothing. */
function setting<Schema extends z.ZodType>(
  group: SettingGroup,
  schema: Schema,
  standard: z.output<Schema>,
): Setting<Schema> {
  return { group, schema, standard }
}

const camTile = z.strictObject(
  { name: line(40), image: format.path, url: format.link },
  { error: 'must have a name, an image and a url' },
)

const COMPANY = {
  name: setting('company', line(100), 'Vonk B.V.'),
  address: setting('company', line(200), 'Vonkengracht 12, 1000 AA'),
  kvk: setting('company', line(20), '12345678'),
  city: setting('company', line(100), 'Amsterdam'),
  country: setting('company', format.anyCountry, 'NL'),
  tradenames: setting(
    'company',
    z
      .array(line(100), { error: 'must be a list of names' })
      .max(20, { error: 'must be at most 20 names' })
      .meta(kind({ kind: 'lines', max: 20 })),
    ['Vonk'],
  ),
  vat_numbers: setting(
    'company',
    z
      .array(format.vatNumber, { error: 'must be a list of VAT numbers' })
      .max(20, { error: 'must be at most 20 numbers' })
      .meta(kind({ kind: 'lines', max: 20, format: 'vat_number' })),
    ['NL001234567B01'],
  ),
  creditor_id: setting('company', format.creditorId, 'NL69ZZZ123456780000'),
  added: setting('company', format.day, '2023-06-01'),
}

/**
 * Every setting of a site. Each check refuses what would harm the running site; null leaves the text to the catalogue. What
 * browsers are told of them stands in the contract.
 */
const SITE = {
  name: setting('looks', line(40), 'Vonk'),
  brand: setting('looks', format.color, '#dc143c'),
  on_brand: setting('looks', format.color, '#ffffff'),
  warm: setting('looks', format.color, '#d2b48c'),
  on_warm: setting('looks', format.color, '#241813'),
  index_title: setting('first_page', line(100).nullable(), null),
  description: setting('first_page', line(300).nullable(), null),
  domain_language: setting('languages', oneOf(LOCALE_CODES), 'nl'),
  visible_locales: setting('languages', namesFrom(LOCALE_CODES, 1), ['nl', 'en']),
  countries: setting('languages', namesFrom(COUNTRY_CODES, 1), [...COUNTRY_CODES]),
  time_zone: setting('languages', format.timeZone, 'Europe/Amsterdam'),

  visible_profile_fields: setting('profiles', namesFrom(PROFILE_FIELDS), [...PROFILE_FIELDS]),
  visible_profile_notes: setting('profiles', namesFrom(PROFILE_NOTES), [...PROFILE_NOTES]),
  search_fields: setting('profiles', namesFrom(SEARCH_FIELDS), [...SEARCH_FIELDS]),
  interests: setting('profiles', namesFrom(INTERESTS), [...INTERESTS]),
  looks_for: setting('profiles', namesFrom(LOOKS_FOR), [...LOOKS_FOR]),
  identities: setting('profiles', namesFrom(IDENTITIES), []),
  fictional_warning: setting('fictional', text(500).nullable(), null),
  fictional_singular: setting('fictional', line(60).nullable(), null),
  fictional_plural: setting('fictional', line(60).nullable(), null),

  message_credits: setting('credits', wholeNumber(1, 1000), 1),
  photo_credits: setting('credits', wholeNumber(1, 1000), 2),
  gift_credits: setting('credits', wholeNumber(1, 1000), 5),
  signup_credits: setting('credits', wholeNumber(0, 1000), 3),
  message_length: setting('profiles', wholeNumber(20, 2000), 500),
  /** A certified body that settles disputes about decisions out of court, with its address; null names none in particular. */
  dispute_body: setting('company', line(200).nullable(), null),
  refund_days: setting('payment', wholeNumber(0, 365), 14),
  delete_discount: setting('payment', wholeNumber(0, 100), 25),
  welcome_percentage: setting('payment', wholeNumber(0, 100), 25),
  welcome_hours: setting('payment', wholeNumber(0, 720), 4),
  premium_claim: setting('first_page', wholeNumber(1, 100).nullable(), 46),
  premium_claim_source: setting('first_page', line(200).nullable(), null),
  debit_limit_first: setting('payment', wholeNumber(0, 100_000), 100),
  debit_limit: setting('payment', wholeNumber(0, 100_000), 250),
  /** What one operator may pay back or give away alone: at once in whole euros or in credits, and in a day. */
  alone_amount: setting('payment', wholeNumber(0, 100_000), 50),
  alone_credits: setting('payment', wholeNumber(0, 100_000), 100),
  alone_day: setting('payment', wholeNumber(0, 1_000_000), 200),

  /** By what people are believed to be of age: their own word, or the age app of the EU. */
  age_proof: setting('signup', oneOf(['own_word', 'eu_age_app']), 'own_word'),
  /** The countries of whose people a proof is asked before they make an account, and before they show a photo. */
  age_proof_before_signup: setting('signup', namesFrom(COUNTRY_CODES), []),
  age_proof_before_photos: setting('signup', namesFrom(COUNTRY_CODES), []),
  signups: setting('signup', oneOf(['all', 'with_trafficsource', 'none']), 'all'),
  logged_out_search: setting('first_page', yesNo, 'yes'),
  logged_out_search_trafficsource: setting('first_page', oneOf(['none', 'all']), 'all'),
  account_privacy: setting('profiles', oneOf(['open', 'private']), 'open'),
  photo_approval: setting('signup', yesNo, 'no'),
  photo_hours: setting('promises', wholeNumber(1, 2000), 24),
  report_hours: setting('promises', wholeNumber(1, 2000), 24),
  notice_hours: setting('promises', wholeNumber(1, 2000), 24),
  complaint_hours: setting('promises', wholeNumber(1, 2000), 14 * 24),
  withdrawal_hours: setting('promises', wholeNumber(1, 2000), 48),
  job_hours: setting('promises', wholeNumber(1, 2000), 24),
  appeal_hours: setting('promises', wholeNumber(1, 2000), 7 * 24),
  /** From so much spent in a month on, whoever answers as a fictional profile is told to take care. */
  care_amount: setting('fictional', wholeNumber(1, 100_000), 100),
  payment_hours: setting('promises', wholeNumber(1, 2000), 24),
  member_resell: setting('signup', yesNo, 'no'),
  enable_site_entry_popup: setting('looks', yesNo, 'yes'),
  us_footer: setting('company', yesNo, 'no'),
  niche: setting('looks', wholeNumber(1, 7), 7),
  cam_tiles: setting(
    'looks',
    z
      .array(camTile, { error: 'must be a list' })
      .max(12, { error: 'must be at most 12' })
      .meta(kind({ kind: 'tiles', max: 12 })),
    [],
  ),
  cdn_prefix: setting('looks', format.imagePrefix, ''),

  support_email: setting('mail', format.email, ''),
  support_phone: setting('mail', format.phone, '+31 20 000 00 00'),
  mail_name: setting('mail', line(60), 'Vonk'),
  company_id: setting('company', wholeNumber(1, 1_000_000_000), 1),
}

/** Every setting by its name, those of the company with a dot. */
export const FIELDS: Readonly<Record<string, { group: SettingGroup; schema: z.ZodType }>> = {
  ...SITE,
  ...Object.fromEntries(Object.entries(COMPANY).map(([name, field]) => [`company.${name}`, field])),
}

const company = z.strictObject(schemasOf(COMPANY), {
  error: 'must be an object of company fields',
})
const fields = schemasOf(SITE)

/** The settings of a site with every field filled in. */
export const Settings = z.strictObject({ ...fields, company })
export type Settings = z.output<typeof Settings>

/** What is stored of them: only the fields that differ from the defaults. */
export const StoredSettings = z.strictObject({ ...fields, company: company.partial() }).partial()
export type StoredSettings = z.output<typeof StoredSettings>

/** The settings of a site that has set none, on its domain and under its name. */
export function defaultSettings(domain: string, name = SITE.name.standard): Settings {
  const own = { name, mail_name: name, support_email: `support@${domain}` }
  return { ...standardsOf(SITE), company: standardsOf(COMPANY), ...own }
}

type Schemas<Table> = {
  [Name in keyof Table]: Table[Name] extends Setting<infer Schema> ? Schema : never
}
type Standards<Table> = {
  [Name in keyof Table]: Table[Name] extends Setting<infer Schema> ? z.output<Schema> : never
}

function schemasOf<Table extends Record<string, Setting<z.ZodType>>>(table: Table) {
  const schemas = Object.entries(table).map(([name, { schema }]) => [name, schema])
  return Object.fromEntries(schemas) as Schemas<Table>
}

function standardsOf<Table extends Record<string, Setting<z.ZodType>>>(table: Table) {
  const standards = Object.entries(table).map(([name, { standard }]) => [name, standard])
  return structuredClone(Object.fromEntries(standards)) as Standards<Table>
}
