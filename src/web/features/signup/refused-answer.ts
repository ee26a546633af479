import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { type Problem, STEPS, type SignupField } from './problems.ts'

/** Which answer the server refused, and the words for it; null if the refusal is about none of them. */
export function refusedAnswer(error: unknown): { field: SignupField; problem: Problem } | null {
  if (!(error instanceof Refusal)) return null
  const named = String(error.params?.['field'] ?? '').split('.')
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
