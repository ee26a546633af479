import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CountryCode, Currency, LocaleCode, Region } from './codes.ts'
import { IDENTITIES } from './identities.ts'

/** What a profile can tell about a member; a site chooses which of these show. */
export const PROFILE_FIELDS = [
  'gender',
  'sexuality',
  'age',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'looks_for',
  'relationship_style',
  'boundaries',
  'tattoos',
  'interests',
  'country',
  'region',
  'city',
] as const

/** What may stand beside those fields: the member's own texts, and remarks that depend on the viewer. */
export const PROFILE_NOTES = [
  'about',
  'prompts',
  'last_active',
  'shared_interests',
  'distance',
] as const

/** The filters a search can offer; a site chooses which of these show. */
export const SEARCH_FIELDS = [
  'gender',
  'couples',
  'country',
  'countryregion',
  'min_age',
  'max_age',
  'has_photo',
  'online',
  'distance',
  'interests',
  'body_type',
  'hair_color',
  'eye_color',
  'relationship_status',
  'looks_for',
  'relationship_style',
  'new_members',
  'real_only',
] as const

/** Every interest the catalogues have a word for; a site chooses which of these it offers. */
export const INTERESTS = [
  'art',
  'beach',
  'camping',
  'cars',
  'cooking',
  'cycling',
  'dancing',
  'dining_out',
  'fashion',
  'festivals',
  'films',
  'fitness',
  'gaming',
  'gardening',
  'hiking',
  'motorcycles',
  'music',
  'nature',
  'pets',
  'photography',
  'reading',
  'running',
  'sauna',
  'sports',
  'swimming',
  'theatre',
  'travel',
  'wine',
  'winter_sports',
  'yoga',
] as const

/** What members can look for, in the words of the catalogues; a site chooses which of these it offers. */
export const LOOKS_FOR = [
  'chat',
  'dates',
  'one_night',
  'friends_plus',
  'affair',
  'threesome',
  'kink',
  'friendship',
  'relationship',
] as const

const YesNo = z.enum(['yes', 'no'])
const InterestKey = z.enum(INTERESTS)

const Company = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: z.string(),
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
  /** Under which it debits accounts by SEPA direct debit, as mandates must say. */
  creditor_id: z.string(),
  /** The day the company took the site over, as yyyy-mm-dd. */
  added: z.string(),
})

/** The settings of a site as a browser may know them, with what is true for this visitor filled in. */
export const SiteSettings = z.object({
  domain: z.string(),
  name: z.string(),
  /** Null means the catalogue's own text in the visitor's language, here and for every nullable text. */
  index_title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  domain_language: z.string(),
  visible_locales: z.array(LocaleCode),
  countries: z.array(CountryCode),
  /** The country of the visitor's address, served here or not. */
  geoip_country: z.nullable(z.string()),
  /** The country the visitor chose instead. */
  geoip_selected_country: z.nullable(CountryCode),
  /** The regions of the country that this visitor is taken to be in; getRegions has the others. */
  region_data: z.object({ country: CountryCode, regions: z.array(Region) }),
  time_zone: z.string(),

  visible_profile_fields: z.array(z.enum(PROFILE_FIELDS)),
  visible_profile_notes: z.array(z.enum(PROFILE_NOTES)),
  search_fields: z.array(z.enum(SEARCH_FIELDS)),
  interests: z.array(InterestKey),
  looks_for: z.array(z.enum(LOOKS_FOR)),
  /** Who members can say they are beyond man and woman; none to begin with. */
  identities: z.array(z.enum(IDENTITIES)),
  fictional_warning: z.nullable(z.string()),
  fictional_singular: z.nullable(z.string()),
  fictional_plural: z.nullable(z.string()),

  message_credits: z.int(),
  photo_credits: z.int(),
  gift_credits: z.int(),
  signup_credits: z.int(),
  message_length: z.int(),
  /** The cheapest real price of one message by country: whole minor units (cents), never a fraction. */
  minimum_message_costs: z.partialRecord(
    CountryCode,
    z.object({ costs: z.int(), currency: Currency }),
  ),
  refund_days: z.int(),
  delete_discount: z.int(),
  /** What a first purchase is cheaper by beside the time bonus, and until how many hours after signup. */
  welcome_percentage: z.int(),
  welcome_hours: z.int(),
  /** The figure in the claim of the premium screen; null leaves the claim out. */
  premium_claim: z.nullable(z.int()),
  /** Who found that figure, and where. Nobody is told a figure without a source. */
  premium_claim_source: z.nullable(z.string()),

  signups: z.enum(['all', 'with_trafficsource', 'none']),
  /** Whether visitors without a traffic source may search. */
  logged_out_search: YesNo,
  /** Whether visitors with a traffic source may search. */
  logged_out_search_trafficsource: z.enum(['none', 'all']),
  account_privacy: z.enum(['open', 'private']),
  member_resell: YesNo,
  enable_site_entry_popup: YesNo,
  us_footer: YesNo,
  niche: z.int(),
  cam_tiles: z.array(z.object({ name: z.string(), image: z.string(), url: z.string() })),
  push_public_key: z.nullable(z.string()),
  /** Whether a visitor from here proves their age before they sign up. */
  asks_age_first: z.boolean(),
  cdn_prefix: z.string(),

  /** Colours as #rrggbb; text in on_brand is readable on brand, and text in on_warm on warm. */
  brand: z.string(),
  on_brand: z.string(),
  warm: z.string(),
  on_warm: z.string(),

  support_email: z.string(),
  support_phone: z.string(),
  mail_name: z.string(),
  company_id: z.int(),
  company: Company,
  /** The version of the terms, as yyyy-mm-dd. */
  terms_date: z.string(),
})
export type SiteSettings = z.infer<typeof SiteSettings>

/** The settings of the site that the request's host names. Whatever the query says, a `domain` too, changes nothing. */
export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings.php',
  access: 'anyone',
  input: z.object({}),
  output: SiteSettings,
})

export const getInterests = endpoint({
  method: 'GET',
  path: '/api/interests.php',
  access: 'anyone',
  input: z.object({}),
  output: z.object({ interests: z.array(InterestKey) }),
})

/** The company that runs the site and how to reach it. */
export const getCompanyInfo = endpoint({
  method: 'GET',
  path: '/api/companyinfo.php',
  access: 'anyone',
  input: z.object({}),
  output: z.object({
    company_id: z.int(),
    company: Company,
    support_email: z.string(),
    support_phone: z.string(),
    terms_date: z.string(),
  }),
})

/** A phone number as a telephone dials it: without dashes and spaces. */
export function phoneToDial(phone: string): string {
  return phone.replaceAll(/[-\s]/g, '')
}
