import { ageOnDay } from '#contract/fields.ts'

/** The age in whole years on the day of `now`, by the calendar. */
export function ageOn(dateOfBirth: string, now: Date): number {
  return ageOnDay(dateOfBirth, now.toISOString().slice(0, 10))
}
