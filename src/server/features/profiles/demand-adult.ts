import { ageOnDay, dayIn, MIN_AGE } from '#contract/fields.ts'
import { Refusal } from '#contract/refusals.ts'

const OLDEST = 120

/** Eighteen to the day, by the calendar of the site's own time zone, wherever the server or the visitor is. */
export function requireAdult(dateOfBirth: string, timeZone: string, now: Date): void {
  const age = ageOnDay(dateOfBirth, dayIn(timeZone, now))
  if (age < MIN_AGE || age > OLDEST)
    throw new Refusal('TOO_YOUNG', { field: 'date_of_birth', min_age: MIN_AGE })
}
