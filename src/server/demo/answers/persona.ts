import type { LocaleCode } from '#contract/locales.ts'
import type { INTERESTS } from '#contract/settings.ts'
import { wordsIn } from '../words/words.ts'

type Interest = (typeof INTERESTS)[number]

/** What a fictional profile knows of itself: what everybody can read there. */
export type Persona = {
  readonly name: string
  readonly age: number
  readonly city: string
  readonly hairColor: string | null
  readonly eyeColor: string | null
  readonly relationshipStatus: string | null
  readonly interests: readonly string[]
  readonly about: string
  /** The language of what they write about themselves. */
  readonly language: string
}

/** Subjects that are spoken of by the interests of a profile. */
const INTERESTS_IN = {
  music: ['music', 'dancing', 'festivals'],
  film: ['films', 'theatre'],
  food: ['cooking', 'dining_out', 'wine'],
  travel: ['travel', 'camping', 'beach'],
  sport: ['sports', 'fitness', 'running', 'swimming', 'cycling', 'hiking', 'yoga', 'winter_sports'],
  pets: ['pets'],
} as const satisfies Record<string, readonly Interest[]>
type InterestSubject = keyof typeof INTERESTS_IN

export function isInterest(subject: string): subject is InterestSubject {
  return subject in INTERESTS_IN
}

/** The facts of a profile in the words of a language; what it does not tell is not there. */
export function factsOf(persona: Persona, language: LocaleCode) {
  const words = wordsIn(language)
  const word = (list: Readonly<Record<string, string>>, key: string | null) =>
    key === null ? undefined : list[key]
  return {
    name: persona.name,
    age: String(persona.age),
    city: persona.city || undefined,
    hair: word(words.hair, persona.hairColor),
    eyes: word(words.eyes, persona.eyeColor),
    status: word(words.status, persona.relationshipStatus),
    interests: listOf(persona.interests, language),
  }
}

/** Which interests of a profile belong to a subject. */
export function thingsOf(
  { interests }: Persona,
  subject: InterestSubject,
  language: LocaleCode,
): string | undefined {
  const belonging: readonly string[] = INTERESTS_IN[subject]
  const own = interests.filter((interest) => belonging.includes(interest))
  return listOf(own, language)
}

function listOf(interests: readonly string[], language: LocaleCode): string | undefined {
  const words: Readonly<Record<string, string>> = wordsIn(language).interests
  return interests.flatMap((interest) => words[interest] ?? []).join(', ') || undefined
}

/** A sentence of what a profile says about itself, for readers of its language; none that asks or invites. */
export function quoteOf(
  { about, language: written }: Persona,
  isMeant: (sentence: string) => boolean,
  language: LocaleCode,
): string | undefined {
  if (written !== language) return undefined
  const sentences = about.split(/(?<=[.!?])\s+/).filter((sentence) => !sentence.includes('?'))
  return sentences.find((sentence) => isMeant(sentence))
}
