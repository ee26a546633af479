import { ibanOf } from '#contract/iban.ts'
import type { CountryCode } from '#contract/locales.ts'
import { phoneOf } from '#contract/phone.ts'

export const DEBIT_FIELDS = [
  'holder',
  'iban',
  'street',
  'house_number',
  'zip',
  'city',
  'phone',
] as const
export type DebitField = (typeof DEBIT_FIELDS)[number]

/** What somebody has written so far. It lives as long as the page and is kept nowhere. */
export type DebitDraft = Readonly<Record<DebitField, string>> & {
  readonly is_authorised: boolean
  readonly begins_at_once: boolean
}
const TICKS = ['is_authorised', 'begins_at_once'] as const
export type Tick = (typeof TICKS)[number]

export const EMPTY_DRAFT: DebitDraft = {
  holder: '',
  iban: '',
  street: '',
  house_number: '',
  zip: '',
  city: '',
  phone: '',
  is_authorised: false,
  begins_at_once: false,
}

export type Problem = 'needed' | 'IBAN_INVALID' | 'PHONE_INVALID'
export type Problems = Partial<Record<DebitField | Tick, Problem>>

/** Everything that is missing or cannot be right. A number without a country's code is of the country that is paid from, or of the account's. */
export function problemsIn(draft: DebitDraft, country: CountryCode): Problems {
  const fields = DEBIT_FIELDS.map((field) => [field, problemOf(field, draft, country)] as const)
  const ticks = TICKS.map((tick) => [tick, draft[tick] ? null : ('needed' as const)] as const)
  return Object.fromEntries([...fields, ...ticks].filter(([, problem]) => problem !== null))
}

function problemOf(field: DebitField, draft: DebitDraft, country: CountryCode): Problem | null {
  const text = draft[field]
  if (text.trim() === '') return 'needed'
  if (field === 'iban') return ibanOf(text) === null ? 'IBAN_INVALID' : null
  if (field !== 'phone') return null
  const homes = [country, draft.iban.trim().slice(0, 2).toUpperCase()]
  return homes.some((home) => phoneOf(text, home) !== null) ? null : 'PHONE_INVALID'
}
