import type { z } from 'zod/mini'
import { isNameAllowed } from '#contract/fields.ts'
import { Refusal } from '#contract/refusals.ts'
import type { completeSignup } from '#contract/signup.ts'
import { requireUncommon } from '#server/features/accounts/accounts.ts'
import { requireAdult, requireNoContactDetails } from '#server/features/profiles/profiles.ts'
import { isKnownPlace, termsDate, type Settings } from '#server/features/settings/settings.ts'

/** What somebody says about themselves in any kind of signup. */
export type Person = Omit<z.output<typeof completeSignup.input>, 'token'>

type RequireValidInput = {
  readonly email: string
  readonly settings: Settings
  readonly now: Date
}

/** Refuses a person who may not be a member as they are, with the field that is wrong. */
export async function requireValid(person: Person, { email, settings, now }: RequireValidInput) {
  const { name, place, password, consent } = person
  if (!isNameAllowed(name, email)) throw new Refusal('NAME_NOT_ALLOWED', { field: 'name' })
  requireNoContactDetails({ name })
  requireAdult(person.date_of_birth, settings.time_zone, now)
  const isServed = settings.countries.includes(place.country)
  if (!isServed || !(await isKnownPlace(place)))
    throw new Refusal('PLACE_UNKNOWN', { field: 'place' })
  requireUncommon(password, { email, name, siteName: settings.name })
  if (consent.terms_date !== termsDate(settings.company))
    throw new Refusal('INVALID_INPUT', { field: 'consent.terms_date', why: 'outdated' })
}
