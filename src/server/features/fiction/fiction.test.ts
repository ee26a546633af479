import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'
import { type Asked, askedIn } from './fiction.ts'

/** What members write, by the heading it stands under in the corpus of a language. */
function corpusOf(locale: LocaleCode): { what: string[]; meet: string[]; ordinary: string[] } {
  const text = readFileSync(new URL(`./corpus/${locale}.txt`, import.meta.url), 'utf8')
  const parts = text.split(/^# /m).map((part) => part.trim().split('\n'))
  const under = (name: string) =>
    parts.filter(([heading]) => heading!.startsWith(name)).flatMap(([, ...lines]) => lines)
  return { what: under('what'), meet: under('meet'), ordinary: under('ordinary') }
}

test.each(LOCALE_CODES)(
  'in %s at least 95 of 100 ways to ask what it is, and to meet, are heard [VIS-3]',
  (locale) => {
    const { what, meet } = corpusOf(locale)

    expect(what.length).toBeGreaterThanOrEqual(50)
    expect(meet.length).toBeGreaterThanOrEqual(35)
    for (const asked of [what, meet]) {
      const missed = asked.filter((text) => askedIn(text) === null)
      expect(missed.slice(Math.floor(asked.length / 20))).toEqual([])
    }
  },
)

test.each(LOCALE_CODES)(
  'in %s at most 2 of 100 ordinary sentences, also flirtatious ones, are taken for that [VIS-3]',
  (locale) => {
    const { ordinary } = corpusOf(locale)
    const taken = ordinary.filter((text) => askedIn(text) !== null)

    expect(ordinary.length).toBeGreaterThanOrEqual(60)
    expect(taken.slice(Math.floor(ordinary.length / 50))).toEqual([])
  },
)

test.each(LOCALE_CODES)(
  'in %s asking what it is and asking to meet are told apart [VIS-3]',
  (locale) => {
    const { what, meet } = corpusOf(locale)
    const mistaken = (texts: string[], as: Asked) => texts.filter((text) => askedIn(text) === as)

    expect(mistaken(what, 'to-meet').length).toBeLessThanOrEqual(what.length / 10)
    expect(mistaken(meet, 'what-you-are').length).toBeLessThanOrEqual(meet.length / 10)
  },
)

test.each([
  ['ARE YOU REEEEAL???', 'what-you-are'],
  ['Jesteś prawdziwa?!', 'what-you-are'],
  ['🤖?', null],
  ['', null],
  [`Even over iets anders. ${'Wat een dag, zeg! '.repeat(200)} Ben je wel echt?`, 'what-you-are'],
  ['ben je echt, en zullen we afspreken?', 'what-you-are'],
] as const)(
  'marks, capitals and length hide no question, and make none (%#) [VIS-3]',
  (text, asked) => {
    expect(askedIn(text)).toBe(asked)
  },
)
