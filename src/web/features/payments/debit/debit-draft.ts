import { useState } from 'react'
import { ibanOf } from '#contract/iban.ts'
import type { CountryCode } from '#contract/locales.ts'
import { phoneOf } from '#contract/phone.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'

const DEBIT_FIELDS = ['holder', 'iban', 'street', 'house_number', 'zip', 'city', 'phone'] as const
export type DebitField = (typeof DEBIT_FIELDS)[number]

/** What the buyer has written so far. It lives as long as the page and is kept nowhere. */
export type DebitDraft = Readonly<Record<DebitField, string>> & {
  readonly is_authorised: boolean
  readonly begins_at_once: boolean
}
const TICKS = ['is_authorised', 'begins_at_once'] as const
type Tick = (typeof TICKS)[number]

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

type Problem = 'needed' | 'IBAN_INVALID' | 'PHONE_INVALID'
type Problems = Partial<Record<DebitField | Tick, Problem>>

/** Everything that is missing or cannot be right. A number without a country's code is of the country that is paid from, or of the account's. */
function problemsIn(draft: DebitDraft, country: CountryCode): Problems {
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

type Name = DebitField | Tick
type UseProblemsInput = {
  readonly draft: DebitDraft
  readonly country: CountryCode
  /** Why the last try was refused, and what was sent then. */
  readonly refusal: unknown
  readonly sent: DebitDraft | undefined
}

/** What to say under each field: while one writes nothing, after it was left what is wrong, and what the server refused. */
export function useProblems({ draft, country, refusal, sent }: UseProblemsInput) {
  const t = useText('directdebit')
  const refusalText = useRefusalText()
  const [shown, setShown] = useState<ReadonlySet<Name>>(new Set())
  const wrong = problemsIn(draft, country)
  const refused = refusal instanceof Refusal ? FIELD_OF[refusal.code] : undefined

  function textOf(name: Name): string | undefined {
    const problem: Problems[Name] = wrong[name]
    if (name === refused && sent?.[name] === draft[name]) return refusalText(refusal)
    if (!problem || !shown.has(name)) return undefined
    return problem === 'needed' ? t('needed') : refusalText(new Refusal(problem))
  }

  return {
    textOf,
    /** A field was left: from now on it may be told what is wrong with it, unless it is still empty. */
    leave: (name: DebitField) => {
      if (draft[name].trim() !== '') setShown(new Set([...shown, name]))
    },
    /** Names everything that is wrong. */
    check: (): Name[] => {
      const names = Object.keys(wrong) as Name[]
      setShown(new Set([...shown, ...names]))
      return names
    },
  }
}

export type FieldProblems = ReturnType<typeof useProblems>

const FIELD_OF: Partial<Record<RefusalCode, DebitField>> = {
  IBAN_INVALID: 'iban',
  PHONE_INVALID: 'phone',
}

/** Writes what is typed into a field in its usual form, and leaves the caret behind the sign it stood behind. */
export function formatTyped(field: HTMLInputElement, format: (text: string) => string): string {
  const { value, selectionStart } = field
  const formatted = format(value)
  if (formatted === value) return value
  const before = signsIn(value.slice(0, selectionStart ?? value.length))
  field.value = formatted
  const caret = before === signsIn(value) ? formatted.length : placeAfter(formatted, before)
  field.setSelectionRange(caret, caret)
  return formatted
}

function signsIn(text: string): number {
  return text.replaceAll(/[^\p{L}\p{N}+]/gu, '').length
}

/** Behind so many signs, whatever stands between them. */
function placeAfter(text: string, signs: number): number {
  const places = Array.from({ length: text.length + 1 }, (_, place) => place)
  return places.find((place) => signsIn(text.slice(0, place)) === signs) ?? text.length
}
