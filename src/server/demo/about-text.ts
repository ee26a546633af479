import type { LocaleCode } from '#contract/locales.ts'
import type { Gender } from './portrait/person.ts'
import type { Stream } from './portrait/random.ts'
import { chance, pick } from './portrait/random.ts'
import { TEXTS } from './texts/languages.ts'

export type About = { readonly text: string; readonly interests: readonly string[] }

/** What somebody writes about themselves, and the interests that it speaks of. */
export function aboutText(stream: Stream, language: LocaleCode, gender: Gender): About {
  const { openings, pastimes, closings } = TEXTS[language]
  const first = Math.floor(stream() * pastimes.length)
  const second = (first + 1 + Math.floor(stream() * (pastimes.length - 1))) % pastimes.length
  const told = chance(stream, 0.6) ? [pastimes[first]!, pastimes[second]!] : [pastimes[first]!]
  const sentences = [
    pick(stream, openings),
    ...told.map(([, sentence]) => sentence),
    ...(chance(stream, 0.85) ? [pick(stream, closings)] : []),
  ]
  return {
    text: sentences.map((sentence) => worded(stream, sentence, gender)).join(' '),
    interests: told.flatMap(([interest]) => interest ?? []),
  }
}

function worded(stream: Stream, sentence: string, gender: Gender): string {
  return sentence
    .replace(/\[([^/\]]*)\/([^\]]*)\]/g, gender === 'male' ? '$1' : '$2')
    .replace(/\{([^}]*)\}/g, (_, wordings: string) => pick(stream, wordings.split('|')))
}
