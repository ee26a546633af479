import type { PreviewPage } from '#contract/office/settings.ts'

type Step = {
  readonly key: string
  readonly fields: readonly string[]
  /** What shows most of it. */
  readonly pages: readonly PreviewPage[]
}

/** The walk of a new site: settings by what they are about, in the order in which one thinks of them. */
export const STEPS: readonly Step[] = [
  {
    key: 'name',
    fields: ['name', 'mail_name', 'support_email', 'index_title', 'description'],
    pages: ['first', 'mail'],
  },
  {
    key: 'places',
    fields: ['visible_locales', 'domain_language', 'countries', 'time_zone'],
    pages: ['first', 'prices'],
  },
  {
    key: 'look',
    fields: ['brand', 'on_brand', 'warm', 'on_warm', 'niche', 'enable_site_entry_popup'],
    pages: ['first', 'mail', 'prices'],
  },
  {
    key: 'prices',
    fields: [
      'message_credits',
      'photo_credits',
      'gift_credits',
      'signup_credits',
      'welcome_percentage',
      'welcome_hours',
      'refund_days',
    ],
    pages: ['prices', 'receipt'],
  },
  {
    key: 'law',
    fields: [
      'company.name',
      'company.address',
      'company.city',
      'company.country',
      'company.kvk',
      'company.vat_numbers',
      'support_phone',
      'company.tradenames',
      'company.creditor_id',
      'company.added',
      'dispute_body',
      'age_proof',
      'us_footer',
    ],
    pages: ['receipt', 'mail'],
  },
]

/** What many forget, and what may well be as it is. */
export const WORTH_A_LOOK: readonly string[] = [
  'brand',
  'countries',
  'visible_locales',
  'company.city',
  'company.creditor_id',
  'description',
]

/** The number of the step in which a setting is asked for, from 1 on. */
export function stepWith(field: string): number {
  return STEPS.findIndex(({ fields }) => fields.includes(field)) + 1
}
