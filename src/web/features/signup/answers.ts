import * as z from 'zod/mini'
import {
  ageOnDay,
  Day,
  dayIn,
  Email,
  Gender,
  isNameAllowed,
  MIN_AGE,
  NewPassword,
  ProfileName,
  Seeks,
} from '#contract/fields.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import type { Messages } from '#web/i18n/messages.gen.ts'
import type { SignupDraft } from './draft.ts'

/** The questions of signup, in the order in which they are asked, and the fields that answer each. */
export const STEPS = [
  { name: 'who', fields: ['signup_message', 'gender', 'seeks'] },
  { name: 'name', fields: ['name'] },
  { name: 'birth', fields: ['date_of_birth', 'place'] },
  { name: 'email', fields: ['email'] },
  { name: 'password', fields: ['password', 'terms', 'orientation'] },
] as const

export type SignupField = (typeof STEPS)[number]['fields'][number]

/** A text of the catalogue: one of signup's own, or that of the refusal the server would give. */
export type Problem = keyof Messages['signup']['problem'] | RefusalCode
export type Problems = { readonly [Field in SignupField]?: Problem }

/** What is never kept: the password, and what somebody agrees to. */
export type Secret = {
  readonly password: string
  readonly terms: boolean
  readonly orientation: boolean
  readonly resell: boolean
}

export const NO_SECRET: Secret = {
  password: '',
  terms: false,
  orientation: false,
  resell: false,
}

export type Answers = Pick<
  SignupDraft,
  | 'gender'
  | 'identity'
  | 'seeks'
  | 'seeks_couples'
  | 'signup_message'
  | 'name'
  | 'day'
  | 'month'
  | 'year'
  | 'place'
  | 'email'
> &
  Secret

export type Rules = {
  readonly messageLength: number
  readonly timeZone: string
  readonly now: Date
}

/** What is wrong with the answers to one question, before the server is asked. */
export function problemsIn(
  fields: readonly SignupField[],
  answers: Answers,
  rules: Rules,
): Problems {
  const found = fields.flatMap((field) => {
    const problem = CHECKS[field](answers, rules)
    return problem ? [[field, problem] as const] : []
  })
  return Object.fromEntries(found)
}

/** The step that asks for a field. */
export function stepOf(field: SignupField): number {
  return STEPS.findIndex(({ fields }) => (fields as readonly SignupField[]).includes(field))
}

type Check = (answers: Answers, rules: Rules) => Problem | null

const CHECKS: Record<SignupField, Check> = {
  gender: ({ gender, identity }) => {
    if (z.safeParse(Gender, gender).success) return null
    return identity === null ? 'gender_missing' : 'found_missing'
  },
  seeks: ({ seeks }) => (z.safeParse(Seeks, seeks).success ? null : 'seeks_missing'),
  signup_message: ({ signup_message: text }, { messageLength }) =>
    text.trim().length > messageLength ? 'message_long' : null,
  name: ({ name, email }) => nameProblem(name, email),
  date_of_birth: (answers, { timeZone, now }) => {
    const birthday = birthdayOf(answers)
    if (!birthday) return 'date_missing'
    return isOldEnough(birthday, timeZone, now) ? null : 'TOO_YOUNG'
  },
  place: ({ place }) => (place ? null : 'PLACE_UNKNOWN'),
  email: ({ email }) => {
    if (email.trim() === '') return 'email_missing'
    return z.safeParse(Email, email).success ? null : 'email_invalid'
  },
  password: ({ password }) => {
    if (z.safeParse(NewPassword, password).success) return null
    return password.length < 8 ? 'password_short' : 'password_long'
  },
  terms: ({ terms }) => (terms ? null : 'terms_missing'),
  orientation: ({ orientation }) => (orientation ? null : 'orientation_missing'),
}

function nameProblem(name: string, email: string): Problem | null {
  const length = name.trim().length
  if (length < 2) return 'name_short'
  if (length > 40) return 'name_long'
  if (!z.safeParse(ProfileName, name).success) return 'name_characters'
  return isNameAllowed(name, email) ? null : 'NAME_NOT_ALLOWED'
}

/** Which answer the server refused, and the words for it; null if the refusal is about none of them. */
export function refusedAnswer(error: unknown): { field: SignupField; problem: Problem } | null {
  if (!(error instanceof Refusal)) return null
  const named = String(error.params?.['field'] ?? '').split('.')
  if (named[1] === 'orientation') return { field: 'orientation', problem: 'orientation_missing' }
  if (named[0] === 'consent') return { field: 'terms', problem: 'terms_changed' }
  const field = FIELDS.find((name) => named.includes(name)) ?? FIELD_OF[error.code]
  return field ? { field, problem: error.code } : null
}

const FIELDS: readonly SignupField[] = STEPS.flatMap(({ fields }) => [...fields])

const FIELD_OF: Partial<Record<RefusalCode, SignupField>> = {
  EMAIL_TAKEN: 'email',
  ACCOUNT_DELETED: 'email',
  NAME_NOT_ALLOWED: 'name',
  TOO_YOUNG: 'date_of_birth',
  PLACE_UNKNOWN: 'place',
  PASSWORD_TOO_COMMON: 'password',
}

type PersonInInput = { readonly termsDate: string; readonly language: LocaleCode }

/** What the answers say about a person, as every kind of signup sends it. They were checked before. */
export function personIn(answers: Answers, { termsDate, language }: PersonInInput) {
  return {
    gender: answers.gender!,
    ...(answers.identity && { identity: answers.identity }),
    seeks: answers.seeks!,
    ...(answers.seeks_couples === 'no' ? {} : { seeks_couples: answers.seeks_couples }),
    name: answers.name,
    date_of_birth: birthdayOf(answers)!,
    place: answers.place!,
    password: answers.password,
    language,
    consent: { terms_date: termsDate, orientation: answers.orientation, resell: answers.resell },
  }
}

type Parts = { readonly day: string; readonly month: string; readonly year: string }

const OLDEST = 120

/** The day that three fields name, as yyyy-mm-dd; null if there is no such day. */
function birthdayOf({ day, month, year }: Parts): string | null {
  const written = `${year.trim()}-${twoDigits(month)}-${twoDigits(day)}`
  return z.safeParse(Day, written).success ? written : null
}

/** Whether a person born on this day may be a member today, where the site is. */
function isOldEnough(birthday: string, timeZone: string, now: Date): boolean {
  const age = ageOnDay(birthday, dayIn(timeZone, now))
  return age >= MIN_AGE && age <= OLDEST
}

function twoDigits(written: string): string {
  return written.trim().padStart(2, '0')
}
