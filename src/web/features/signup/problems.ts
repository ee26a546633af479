import * as z from 'zod/mini'
import { Email, Gender, isNameAllowed, NewPassword, ProfileName, Seeks } from '#contract/fields.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Messages } from '#web/i18n/messages.gen.ts'
import { birthdayOf, isOldEnough } from './birthday.ts'
import type { SignupDraft } from './draft.ts'

/** The questions of signup, in the order in which they are asked, and the fields that answer each. */
export const STEPS = [
  { name: 'who', fields: ['signup_message', 'gender', 'seeks'] },
  { name: 'name', fields: ['name'] },
  { name: 'birth', fields: ['date_of_birth', 'place'] },
  { name: 'email', fields: ['email'] },
  { name: 'password', fields: ['password', 'terms'] },
] as const

export type SignupField = (typeof STEPS)[number]['fields'][number]

/** A text of the catalogue: one of signup's own, or that of the refusal the server would give. */
export type Problem = keyof Messages['signup']['problem'] | RefusalCode
export type Problems = { readonly [Field in SignupField]?: Problem }

/** What is never kept: the password, and agreeing to the terms. */
export type Secret = {
  readonly password: string
  readonly terms: boolean
  readonly resell: boolean
}

export const NO_SECRET: Secret = { password: '', terms: false, resell: false }

export type Answers = Pick<
  SignupDraft,
  'gender' | 'seeks' | 'signup_message' | 'name' | 'day' | 'month' | 'year' | 'place' | 'email'
> &
  Secret

export type Rules = {
  readonly messageLength: number
  readonly timeZone: string
  readonly now: Date
}

/** What is wrong with the answers to one question, before anybody else is asked. */
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
  gender: ({ gender }) => (z.safeParse(Gender, gender).success ? null : 'gender_missing'),
  seeks: ({ seeks }) => (z.safeParse(Seeks, seeks).success ? null : 'seeks_missing'),
  signup_message: ({ signup_message: text }, { messageLength }) =>
    text.trim().length > messageLength ? 'message_long' : null,
  name: ({ name, email }) => nameProblem(name, email),
  date_of_birth: (answers, { timeZone, now }) => {
    const birthday = birthdayOf(answers)
    return birthday && isOldEnough(birthday, timeZone, now) ? null : 'TOO_YOUNG'
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
}

function nameProblem(name: string, email: string): Problem | null {
  const length = name.trim().length
  if (length < 2) return 'name_short'
  if (length > 40) return 'name_long'
  if (!z.safeParse(ProfileName, name).success) return 'name_characters'
  return isNameAllowed(name, email) ? null : 'NAME_NOT_ALLOWED'
}
