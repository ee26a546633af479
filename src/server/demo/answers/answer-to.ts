import { hasContactDetails } from '#contract/contact/contact-details.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { hashOf } from '../portrait/random.ts'
import { type Subject, SUBJECTS, type Talk } from '../talk/talk-types.ts'
import { talkIn } from '../talk/talk.ts'
import { wordsIn } from '../words/words.ts'
import { isAsking, isHeard, isTelling, type Meaning, meaningsOf, toldIn } from './hear.ts'
import { factsOf, isInterest, type Persona, quoteOf, thingsOf } from './persona.ts'

/** A message of the member, or of the fictional profile itself. */
export type Said = { readonly isOwn: boolean; readonly kind: string; readonly text: string }

type AnswerInput = {
  readonly language: LocaleCode
  readonly persona: Persona
  /** All that was said in the conversation; the last of it waits for an answer. */
  readonly thread: readonly Said[]
  /** Whether the member can pay for another message: who cannot is not asked anything. */
  readonly canGoOn: boolean
  /** The same one gives the same answer. */
  readonly seed: string
}

/**
 * An answer to what was said last, in the writer's language: from the facts of the profile, and from what the member
 * told before. No sentence comes twice in a conversation; when all is said, there is no answer.
 */
export function answerTo(input: AnswerInput): string | null {
  const talk = talkIn(input.language)
  const own = input.thread.filter(({ isOwn }) => isOwn).map(({ text }) => text)
  const since = input.thread.findLastIndex(({ isOwn }) => isOwn) + 1
  const [before, now] = [input.thread.slice(0, since), input.thread.slice(since)]
  const meanings = understood(input, { before, now, own })
  const values = { ...factsOf(input.persona, input.language), ...toldNow(now, input.language) }
  const speech = { ...input, talk, own, values }
  const parts = partsFor(meanings, speech)
  if (parts.length === 0) return null
  const told = before.filter(({ isOwn }) => !isOwn).map(({ text }) => text)
  const said = { ...speech, own: [...own, ...parts] }
  const asks = own.at(-1)?.includes('?') ? null : questionFor(meanings, { ...said, told, now })
  const more = asks ?? recalled(meanings, said, told)
  const whole = [...parts, ...(more ? [more] : [])].join(' ')
  return hasContactDetails(whole) ? parts[0]! : whole
}

/** First words to a new member who wants them. */
export function helloIn(language: LocaleCode, seed: string): string {
  const { hello } = talkIn(language).said
  return hello[hashOf(seed) % hello.length]!
}

type Understanding = {
  readonly before: readonly Said[]
  readonly now: readonly Said[]
  readonly own: readonly string[]
}

type Sense = Meaning | 'gift' | 'photo' | 'noted' | 'unknown' | 'lost'

function understood({ language, persona }: AnswerInput, { now, own }: Understanding): Sense[] {
  const text = now.map((said) => said.text).join('\n')
  const meanings: Sense[] = meaningsOf(text, language)
  const isHonest = meanings.some((meaning) => meaning === 'what' || meaning === 'meet')
  const given = now.findLast(({ kind }) => kind === 'gift' || kind === 'photo')
  if (given && !isHonest) return [given.kind as 'gift' | 'photo']
  const wasAsked = own.at(-1) ? subjectAskedIn(own.at(-1)!, language) : undefined
  if (meanings[0] === 'back') return [wasAsked ?? 'hobbies']
  // Who tells of their own work does not ask for another's.
  const isTold = isTelling(text, language)
  const isOnlyTold = (meaning: Sense) =>
    FACTS.has(meaning) || (isInterest(meaning) && !thingsOf(persona, meaning, language))
  const heard = meanings.filter((meaning) => !(isTold && isOnlyTold(meaning)))
  if (heard.length > 0) return heard
  if (isAsking(text, language)) return [meanings.length > 0 ? 'noted' : 'unknown']
  return [meanings.length > 0 || wasAsked ? 'noted' : 'lost']
}

/** What is asked of a profile, and told by members in the same words. */
const FACTS: ReadonlySet<Sense> = new Set([
  'name',
  'age',
  'from',
  'looks',
  'status',
  'seeking',
  'work',
  'photos',
  'hobbies',
  'weekend',
])

/** What a fictional profile asked with these words. */
function subjectAskedIn(text: string, language: LocaleCode): Subject | undefined {
  const { asked } = talkIn(language)
  return SUBJECTS.find((subject) => asked[subject].some((question) => text.includes(question)))
}

type Values = Readonly<Record<string, string | undefined>>
type Speech = AnswerInput & {
  readonly talk: Talk
  readonly own: readonly string[]
  readonly values: Values
}

function toldNow(now: readonly Said[], language: LocaleCode): Values {
  const { name, town } = toldIn(now.map(({ text }) => text).join('\n'), language)
  return { toldName: name, toldTown: town }
}

function partsFor(meanings: readonly Sense[], speech: Speech): string[] {
  const parts: string[] = []
  for (const meaning of meanings) {
    const part = sentenceFor(meaning, { ...speech, own: [...speech.own, ...parts] })
    if (part) parts.push(part)
  }
  if (parts.length > 0) return parts
  const { unknown, lost, over } = speech.talk.said
  const last = freshOf([...unknown, ...lost], speech) ?? freshOf(over, speech)
  return last ? [last] : []
}

function sentenceFor(meaning: Sense, speech: Speech): string | null {
  const { said } = speech.talk
  if (isInterest(meaning)) return aboutInterest(meaning, speech)
  if (meaning === 'back') return null
  if (meaning === 'what' || meaning === 'meet' || meaning === 'home') {
    return (
      freshOf(said[meaning], speech) ?? freshOf(said.meet, speech) ?? freshOf(said.what, speech)
    )
  }
  if (meaning === 'toldName' || meaning === 'toldTown')
    return freshOf(said[meaning], speech, { told: speech.values[meaning] })
  return freshOf(said[meaning], speech)
}

/** Their own words on it where there are some, else whether it is among their interests. */
function aboutInterest(meaning: Parameters<typeof thingsOf>[1], speech: Speech): string | null {
  const { persona, language, talk } = speech
  const quote = quoteOf(persona, (sentence) => isHeard(sentence, meaning, language), language)
  const things = thingsOf(persona, meaning, language)
  return (
    (quote && !speech.own.some((text) => text.includes(quote))
      ? freshOf(talk.said.quote, speech, { quote })
      : null) ?? freshOf(things ? talk.said.liked : talk.said.unliked, speech, { things })
  )
}

/** One of these with its facts, none of whose sentences was said before or would lead away from here. */
function freshOf(templates: readonly string[], speech: Speech, more: Values = {}): string | null {
  const values: Values = { ...speech.values, ...more }
  const said = new Set(speech.own.flatMap(sentencesOf))
  const fresh = templates
    .filter((template) => namesIn(template).every((name) => values[name]))
    .map((template) => filled(template, values))
    .filter((text) => !sentencesOf(text).some((sentence) => said.has(sentence)))
    .filter((text) => !hasContactDetails(text))
  return fresh[hashOf(speech.seed) % fresh.length] ?? null
}

function namesIn(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
}

function filled(template: string, values: Values): string {
  const text = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!)
  return text[0]!.toUpperCase() + text.slice(1)
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])["”“»«\s]*\s+|["”“»«\s]+$/).filter((sentence) => sentence !== '')
}

/** After these nothing is asked, and nothing is called to mind. */
const SOBER: ReadonlySet<Sense> = new Set([
  'what',
  'meet',
  'home',
  'sex',
  'insult',
  'silent',
  'unknown',
  'lost',
])
const PARTING: ReadonlySet<Sense> = new Set(['bye', 'thanks'])

type Asking = Speech & { readonly told: readonly string[]; readonly now: readonly Said[] }

/** One short question, in every second answer at most, about nothing that was told or asked before. */
function questionFor(meanings: readonly Sense[], asking: Asking): string | null {
  const { canGoOn, talk, told, now, language } = asking
  const isQuiet = meanings.some((meaning) => SOBER.has(meaning) || PARTING.has(meaning))
  if (!canGoOn || isQuiet) return null
  const texts = [...told, ...now.map(({ text }) => text)]
  const open = SUBJECTS.filter((subject) => !isKnown(subject, texts, language))
  const same = open.filter((subject) => meanings.includes(subject))
  const isHello = meanings.some((meaning) => meaning === 'greeting' || meaning === 'wellbeing')
  const others = open.filter((subject) => isHello === (subject === 'wellbeing'))
  const subjects = same.length > 0 ? same : others.slice(0, FEW)
  const questions = subjects.flatMap((subject) => talk.asked[subject])
  return freshOf(meanings.includes('greeting') ? questions.slice(0, 1) : questions, asking)
}

const FEW = 4

/** What they asked about is not what they told. */
function isKnown(subject: Subject, texts: readonly string[], language: LocaleCode): boolean {
  if (subject === 'name' || subject === 'from') {
    const key = subject === 'name' ? 'name' : 'town'
    return texts.some((text) => toldIn(text, language)[key])
  }
  if (subject === 'wellbeing') return false
  return texts.some((text) => isTelling(text, language) && isHeard(text, subject, language))
}

/** Something that the member told earlier, once. */
function recalled(
  meanings: readonly Sense[],
  speech: Speech,
  told: readonly string[],
): string | null {
  if (meanings.some((meaning) => SOBER.has(meaning) || meaning.startsWith('told'))) return null
  const { language, talk } = speech
  const find = (key: 'name' | 'town') =>
    told.map((text) => toldIn(text, language)[key]).findLast((word) => word !== undefined)
  const like = told.flatMap((text) => likeIn(text, language)).at(-1)
  return (
    freshOf(talk.said.recallName, speech, { told: find('name') }) ??
    freshOf(talk.said.recallTown, speech, { told: find('town') }) ??
    freshOf(talk.said.recallLike, speech, { told: like })
  )
}

const LIKES = {
  music: 'music',
  film: 'films',
  travel: 'travel',
  sport: 'sports',
  pets: 'pets',
} as const

function likeIn(text: string, language: LocaleCode): string[] {
  if (!isTelling(text, language)) return []
  return Object.entries(LIKES)
    .filter(([subject]) => isHeard(text, subject as Subject, language))
    .map(([, interest]) => wordsIn(language).interests[interest])
}
