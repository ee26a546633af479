import type { AGE_DEMANDS } from '#contract/age.ts'
import type { Settings } from './settings-schema.ts'

export type AgeDemand = (typeof AGE_DEMANDS)[number]

type Demanding = Pick<Settings, 'age_proof' | 'age_proof_before_signup' | 'age_proof_before_photos'>

/**
 * Whether a site asks for a proof of age before this, of somebody who lives in or comes from one of these countries. Where people
 * are taken at their word it never does.
 */
export function asksForAge(
  settings: Demanding,
  before: AgeDemand,
  countries: readonly (string | null)[],
): boolean {
  if (settings.age_proof === 'own_word') return false
  const asking: readonly string[] = settings[`age_proof_before_${before}`]
  return countries.some((country) => country !== null && asking.includes(country))
}
