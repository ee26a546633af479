import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'
import { askedIn, plainOf } from '#server/features/fiction/fiction.ts'
import type { Topic } from '../talk/talk-types.ts'
import { talkIn } from '../talk/talk.ts'

/** What a text is about. Being asked what it is, or to meet, goes before everything else. */
export type Meaning = Topic | 'what' | 'meet' | 'toldName' | 'toldTown'

/** These are answered alone. */
const ALONE = ['silent', 'insult', 'sex'] as const
/** The others in the order in which they are answered. */
const TOPICS = [
  'name',
  'age',
  'from',
  'looks',
  'status',
  'seeking',
  'work',
  'photos',
  'pets',
  'music',
  'film',
  'food',
  'travel',
  'sport',
  'hobbies',
  'weekend',
  'compliment',
  'thanks',
  'bye',
  'wellbeing',
] as const
const AT_MOST = 2

/** What a member said, in the order in which it is to be answered. Nothing, if nothing was understood. */
export function meaningsOf(text: string, language: LocaleCode): Meaning[] {
  const asked = askedIn(text)
  if (asked === 'what-you-are') return ['what']
  if (asked === 'to-meet') return isHeard(text, 'home', language) ? ['home'] : ['meet']
  // Members do not always write in their own language.
  const inOrder = [language, ...LOCALE_CODES.filter((other) => other !== language)]
  return inOrder.map((each) => heardIn(text, each)).find(({ length }) => length > 0) ?? []
}

function heardIn(text: string, language: LocaleCode): Meaning[] {
  const alone = ALONE.find((topic) => isHeard(text, topic, language))
  if (alone) return [alone]
  const { name, town } = toldIn(text, language)
  const heard = [
    ...(name ? (['toldName'] as const) : []),
    ...(town ? (['toldTown'] as const) : []),
    ...TOPICS.filter((topic) => isHeard(text, topic, language)),
  ]
  if (heard.length > 0) return heard.slice(0, AT_MOST)
  if (isHeard(text, 'back', language)) return ['back']
  if (isHeard(text, 'greeting', language)) return ['greeting']
  return isAll(text, talkIn(language).heard.nod) ? ['nod'] : []
}

/** Whether a text speaks of something. */
export function isHeard(text: string, topic: Topic, language: LocaleCode): boolean {
  return patternOf(`\\b(?:${talkIn(language).heard[topic]})\\b`, 'u').test(plainOf(text))
}

/** Whether members speak of themselves, and ask nothing: many leave the question mark out. */
export function isTelling(text: string, language: LocaleCode): boolean {
  const { self } = talkIn(language).told
  return patternOf(`\\b(?:${self})\\b`, 'u').test(plainOf(text)) && !isAsking(text, language)
}

/** Whether a text has a question mark or speaks to its reader. */
export function isAsking(text: string, language: LocaleCode): boolean {
  const { you } = talkIn(language).told
  return text.includes('?') || patternOf(`\\b(?:${you})\\b`, 'u').test(plainOf(text))
}

function isAll(text: string, phrases: string): boolean {
  return patternOf(`^(?:${phrases})$`, 'u').test(plainOf(text))
}

const patterns = new Map<string, RegExp>()

/** Made once: every message is compared with hundreds. */
function patternOf(source: string, flags: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, flags)
  patterns.set(source, pattern)
  return pattern
}

/** The name and the town that members tell of themselves, as they wrote them but for the first letter. */
export function toldIn(text: string, language: LocaleCode): { name?: string; town?: string } {
  const { name, town } = talkIn(language).told
  return { ...wordIn(text, 'name', name), ...wordIn(text, 'town', town) }
}

function wordIn(text: string, key: 'name' | 'town', phrases: string): Record<string, string> {
  const word = patternOf(`(?<!\\p{L})${phrases}(?!\\p{L})`, 'iu').exec(text)?.[1]
  return word ? { [key]: word[0]!.toUpperCase() + word.slice(1) } : {}
}
