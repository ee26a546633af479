import { z } from 'zod'
import { COUNTRY_CODES, LOCALE_CODES } from '#contract/locales.ts'
import { INTERESTS, PROFILE_FIELDS, PROFILE_NOTES, SEARCH_FIELDS } from '#contract/settings.ts'
import * as format from './setting-formats.ts'
import { line, namesFrom, oneOf, text, wholeNumber, yesNo } from './setting-kinds.ts'

const companyFields = {
  name: line(100),
  address: line(200),
  kvk: line(20),
  city: line(100),
  country: format.anyCountry,
  tradenames: z
    .array(line(100), { error: 'must be a list of names' })
    .max(20, { error: 'must be at most 20 names' }),
  vat_numbers: z
    .array(format.vatNumber, { error: 'must be a list of VAT numbers' })
    .max(20, { error: 'must be at most 20 numbers' }),
  added: format.day,
}

const company = z.strictObject(companyFields, { error: 'must be an object of company fields' })

const camTile = z.strictObject(
  { name: line(40), image: format.path, url: format.link },
  { error: 'must have a name, an image and a url' },
)

/** Every setting of a site. Each check refuses what would harm the running site; null leaves the text to the catalogue. */
const fields = {
  name: line(40),
  index_title: line(100).nullable(),
  description: line(300).nullable(),
  domain_language: oneOf(LOCALE_CODES),
  visible_locales: namesFrom(LOCALE_CODES, 1),
  countries: namesFrom(COUNTRY_CODES, 1),
  time_zone: format.timeZone,

  visible_profile_fields: namesFrom(PROFILE_FIELDS),
  visible_profile_notes: namesFrom(PROFILE_NOTES),
  search_fields: namesFrom(SEARCH_FIELDS),
  interests: namesFrom(INTERESTS),
  fictional_warning: text(500).nullable(),
  fictional_singular: line(60).nullable(),
  fictional_plural: line(60).nullable(),

  message_credits: wholeNumber(1, 1000),
  photo_credits: wholeNumber(1, 1000),
  gift_credits: wholeNumber(1, 1000),
  signup_credits: wholeNumber(0, 1000),
  message_length: wholeNumber(20, 2000),
  refund_days: wholeNumber(0, 365),
  delete_discount: wholeNumber(0, 100),
  premium_claim: wholeNumber(1, 100).nullable(),
  debit_limit_first: wholeNumber(0, 100_000),
  debit_limit: wholeNumber(0, 100_000),

  signups: oneOf(['all', 'with_trafficsource', 'none']),
  logged_out_search: yesNo,
  logged_out_search_trafficsource: oneOf(['none', 'all']),
  account_privacy: oneOf(['open', 'private']),
  photo_approval: yesNo,
  member_resell: yesNo,
  enable_site_entry_popup: yesNo,
  us_footer: yesNo,
  niche: wholeNumber(1, 7),
  cam_tiles: z.array(camTile, { error: 'must be a list' }).max(12, { error: 'must be at most 12' }),
  cdn_prefix: format.imagePrefix,

  brand: format.color,
  on_brand: format.color,
  warm: format.color,
  on_warm: format.color,

  support_email: format.email,
  support_phone: format.phone,
  mail_name: line(60),
  company_id: wholeNumber(1, 1_000_000_000),
}

/** The settings of a site with every field filled in. */
export const Settings = z.strictObject({ ...fields, company })
export type Settings = z.output<typeof Settings>

/** What is stored of them: only the fields that differ from the defaults. */
export const StoredSettings = z.strictObject({ ...fields, company: company.partial() }).partial()
export type StoredSettings = z.output<typeof StoredSettings>
