import type { LocaleCode } from '#contract/locales.ts'
import { askedIn } from '#server/features/fiction/fiction.ts'
import { hashOf } from '../portrait/random.ts'
import type { Answers } from '../texts/text-types.ts'
import { demoTextsIn } from '../texts/texts.ts'

type Said = { readonly kind: string; readonly text: string }
type AnswerToInput = {
  readonly language: string
  /** The same one gives the same answer. */
  readonly seed: string
  /** What was said in this conversation already: it is not repeated while there is something new to say. */
  readonly used: readonly string[]
}

/** A short answer that fits what was said, in the writer's language. */
export function answerTo(said: Said, { language, seed, used }: AnswerToInput): string {
  const answers = answersIn(language)
  return freshOf(answers[meaningOf(said, answers)], { seed, used })
}

/** First words to a new member. */
export function helloIn(language: string, seed: string): string {
  return freshOf(answersIn(language).hello, { seed, used: [] })
}

function meaningOf({ kind, text }: Said, { heard }: Answers): Exclude<keyof Answers, 'heard'> {
  if (kind === 'gift' || kind === 'photo') return kind
  const words = ` ${text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .join(' ')} `
  const isHeard = (phrases: readonly string[]) =>
    phrases.some((phrase) => words.includes(` ${phrase} `))
  if (askedIn(text)) return 'honesty'
  if (isHeard(heard.wellbeing)) return 'wellbeing'
  if (text.includes('?')) return 'question'
  return isHeard(heard.greeting) ? 'greeting' : 'remark'
}

function freshOf(
  texts: readonly string[],
  { seed, used }: Pick<AnswerToInput, 'seed' | 'used'>,
): string {
  const fresh = texts.filter((text) => !used.includes(text))
  const open = fresh.length > 0 ? fresh : texts
  return open[hashOf(seed) % open.length]!
}

/** What fictional members of the demo say in a language. */
export function answersIn(language: string): Answers {
  return demoTextsIn(language as LocaleCode).answers
}
