import * as z from 'zod/mini'
import { CountryCode } from './codes.ts'
import { IDENTITIES, SEEKS_COUPLES } from './identities.ts'

/** The youngest a member may be, to the day. */
export const MIN_AGE = 18

export const Gender = z.enum(['male', 'female'])
export type Gender = z.infer<typeof Gender>
export const Seeks = z.enum(['male', 'female', 'both'])
export type Seeks = z.infer<typeof Seeks>

export const Identity = z.enum(IDENTITIES)
export const SeeksCouples = z.enum(SEEKS_COUPLES)

export const Sexuality = z.enum(['hetero', 'gay', 'lesbian', 'bi'])

/** What a profile can say in chosen words. */
export const PROFILE_WORDS = {
  hair_color: ['black', 'brown', 'blond', 'red', 'grey', 'bald'],
  eye_color: ['brown', 'hazel', 'green', 'blue', 'grey'],
  body_type: ['slim', 'average', 'athletic', 'muscular', 'curvy', 'full_figured'],
  relationship_status: [
    'single',
    'relationship',
    'open_relationship',
    'complicated',
    'divorced',
    'widowed',
  ],
  tattoos: ['none', 'one', 'several', 'many'],
} as const

/** How members live with those they love. */
export const RELATIONSHIP_STYLES = [
  'monogamous',
  'open',
  'polyamorous',
  'swinging',
  'exploring',
] as const

/** Where members draw the line. */
export const BOUNDARIES = [
  'chat_first',
  'public_first',
  'safe_sex',
  'discretion',
  'no_nudes',
  'no_explicit',
  'no_smoking',
  'no_drugs',
] as const

/** What a member may say something to, in the words of the catalogues. */
export const PROMPTS = [
  'perfect_evening',
  'weak_for',
  'attention',
  'secret',
  'sunday',
  'laugh',
  'first_date',
  'fantasy',
  'turn_on',
  'try_once',
  'song',
  'dealbreaker',
] as const
export const MOST_PROMPTS = 3
export const LONGEST_ANSWER = 200

export const Email = z.string().check(z.trim(), z.maxLength(254), z.email())
export const NewPassword = z.string().check(z.minLength(8), z.maxLength(128))
/** A password that exists already: whatever it is, it is only compared. */
export const OldPassword = z.string().check(z.minLength(1), z.maxLength(128))
/** The name on a profile: no control or invisible characters, and not longer than a tile. */
export const ProfileName = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(40), z.regex(/^[^\p{Cc}\p{Cf}]*$/u))
/**
 * Control characters but line break and tab, which move the cursor of a reader's terminal, and those that turn the
 * direction of what follows. A NUL is left for the server, which refuses it.
 */
const UNSEEN = /(?![\n\t\0])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/** A text of several lines that a stranger wrote, without what cannot be seen in it and may deceive its reader. */
export function freeText(longest: number) {
  return z.string().check(
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(UNSEEN, '')),
    z.trim(),
    z.maxLength(longest),
  )
}

/** A prompt with what the member says to it. */
export const PromptAnswer = z.strictObject({
  prompt: z.enum(PROMPTS),
  answer: freeText(LONGEST_ANSWER).check(z.minLength(1)),
})
export type PromptAnswer = z.infer<typeof PromptAnswer>
export const PromptAnswers = z.array(PromptAnswer).check(z.maxLength(MOST_PROMPTS))

/** A day of the calendar, as yyyy-mm-dd. */
export const Day = z.iso.date()
/** The secret of a link in a mail. */
export const LinkToken = z.string().check(z.regex(/^[\w-]{43}$/))
/** Made in the browser before the first try, so that trying again does nothing twice. */
export const ClientId = z.uuid().check(z.toLowerCase())

/** Which landing page it was: the name of its route, and its slug if it had one. */
export const LanderRef = z.string().check(z.regex(/^[a-z0-9-]{1,40}(\/[a-z]{1,12})?$/))

/** A town that the search knows, with the region it lies in. */
export const Place = z.object({
  country: CountryCode,
  region: z.string().check(z.maxLength(10)),
  city: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
})
export type Place = z.infer<typeof Place>

/** The age in whole years on a day, both as yyyy-mm-dd. */
export function ageOnDay(dateOfBirth: string, today: string): number {
  const [year = 0, ...birthday] = dateOfBirth.split('-').map(Number)
  const [thisYear = 0, ...now] = today.split('-').map(Number)
  const hadBirthday = now[0]! > birthday[0]! || (now[0] === birthday[0] && now[1]! >= birthday[1]!)
  return thisYear - year - (hadBirthday ? 0 : 1)
}

/** Making one takes many times as long as asking it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The day it is in a time zone, as yyyy-mm-dd. */
export function dayIn(timeZone: string, now: Date): string {
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  dayFormats.set(timeZone, format)
  return format.format(now)
}

/** Whether a name may stand on a profile: it is not the e-mail address and does not look like a handle. */
export function isNameAllowed(name: string, email: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase()
  return !plain(name).startsWith('@') && plain(name) !== plain(email)
}
