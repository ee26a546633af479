import * as z from 'zod/mini'
import { ageOnDay, Day, dayIn, MIN_AGE } from '#contract/fields.ts'

type Parts = { readonly day: string; readonly month: string; readonly year: string }

const OLDEST = 120

/** The day that three fields name, as yyyy-mm-dd; null if there is no such day. */
export function birthdayOf({ day, month, year }: Parts): string | null {
  const written = `${year.trim()}-${twoDigits(month)}-${twoDigits(day)}`
  return z.safeParse(Day, written).success ? written : null
}

/** Whether somebody born on this day may be a member today, where the site is. */
export function isOldEnough(birthday: string, timeZone: string, now: Date): boolean {
  const age = ageOnDay(birthday, dayIn(timeZone, now))
  return age >= MIN_AGE && age <= OLDEST
}

function twoDigits(written: string): string {
  return written.trim().padStart(2, '0')
}
