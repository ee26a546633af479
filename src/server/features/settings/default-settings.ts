import { COUNTRY_CODES } from '#contract/locales.ts'
import { INTERESTS, PROFILE_FIELDS, PROFILE_NOTES, SEARCH_FIELDS } from '#contract/settings.ts'
import type { Settings } from './settings-schema.ts'

/** The settings of a site that has set none, on its domain and under its name. */
export function defaultSettings(domain: string, name = 'Vonk'): Settings {
  return { ...DEFAULTS, name, mail_name: name, support_email: `support@${domain}` }
}

const DEFAULTS: Omit<Settings, 'name' | 'mail_name' | 'support_email'> = {
  index_title: null,
  description: null,
  domain_language: 'nl',
  visible_locales: ['nl', 'en'],
  countries: [...COUNTRY_CODES],
  time_zone: 'Europe/Amsterdam',

  visible_profile_fields: [...PROFILE_FIELDS],
  visible_profile_notes: [...PROFILE_NOTES],
  search_fields: [...SEARCH_FIELDS],
  interests: [...INTERESTS],
  fictional_warning: null,
  fictional_singular: null,
  fictional_plural: null,

  message_credits: 1,
  photo_credits: 2,
  gift_credits: 5,
  signup_credits: 3,
  message_length: 500,
  refund_days: 14,
  delete_discount: 25,
  premium_claim: 46,
  debit_limit_first: 100,
  debit_limit: 250,

  signups: 'all',
  logged_out_search: 'yes',
  logged_out_search_trafficsource: 'all',
  account_privacy: 'open',
  photo_approval: 'no',
  member_resell: 'no',
  enable_site_entry_popup: 'yes',
  us_footer: 'no',
  niche: 7,
  cam_tiles: [],
  cdn_prefix: '',

  brand: '#dc143c',
  on_brand: '#ffffff',
  warm: '#d2b48c',
  on_warm: '#241813',

  support_phone: '+31 20 000 00 00',
  company_id: 1,
  company: {
    name: 'Vonk B.V.',
    address: 'Vonkengracht 12, 1000 AA',
    kvk: '12345678',
    city: 'Amsterdam',
    country: 'NL',
    tradenames: ['Vonk'],
    vat_numbers: ['NL001234567B01'],
    added: '2023-06-01',
  },
}
