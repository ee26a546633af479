import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'
import { learnt, nameOf, SUBJECTS } from '../../../../scripts/fiction.ts'
import { type Asked, askedIn } from './fiction.ts'
import { gramsOf, placeOf, placesOf } from './grams.ts'
import { LEARNT_FROM as REFUSED_FROM } from './refused-weights.gen.ts'
import { LEARNT_FROM } from './weights.gen.ts'

/** What members write, by the heading it stands under in the corpus of a language. */
function corpusOf(locale: LocaleCode, kept: '' | 'kept back: ') {
  const text = readFileSync(new URL(`./corpus/${locale}.txt`, import.meta.url), 'utf8')
  const parts = text.split(/^# /m).map((part) => part.trim().split('\n'))
  const under = (name: string) =>
    parts.filter(([heading]) => heading === kept + name).flatMap(([, ...lines]) => lines)
  return { what: under('what'), meet: under('meet'), ordinary: under('ordinary') }
}

/** How many of 100 are heard. */
function heardOf(texts: readonly string[]): number {
  return (100 * texts.filter((text) => askedIn(text) !== null).length) / texts.length
}

test('what is heard was learnt from the corpus as it is: npm run fiction [VIS-3]', () => {
  expect(LEARNT_FROM).toBe(nameOf(learnt(SUBJECTS.asked)))
  expect(REFUSED_FROM).toBe(nameOf(learnt(SUBJECTS.refused)))
})

test.each(LOCALE_CODES)(
  'in %s at least 95 of 100 ways to ask what it is, and to meet, are heard, and at most 2 of 100 ordinary lines [VIS-3]',
  (locale) => {
    const { what, meet, ordinary } = corpusOf(locale, '')

    expect([what.length, meet.length, ordinary.length].map((count) => count >= 35)).not.toContain(
      false,
    )
    expect(heardOf(what)).toBeGreaterThanOrEqual(95)
    expect(heardOf(meet)).toBeGreaterThanOrEqual(95)
    expect(heardOf(ordinary)).toBeLessThanOrEqual(2)
  },
)

test('of ways that it never learnt most are heard, and few lines that only look like them [VIS-3]', () => {
  const all = LOCALE_CODES.map((locale) => corpusOf(locale, 'kept back: '))

  const [what, meet] = [all.flatMap((each) => each.what), all.flatMap((each) => each.meet)]
  expect([what.length, meet.length]).toEqual([600, 354])
  expect(heardOf(what)).toBeGreaterThanOrEqual(85)
  expect(heardOf(meet)).toBeGreaterThanOrEqual(85)
  expect(heardOf(all.flatMap((each) => each.ordinary))).toBeLessThanOrEqual(12)
})

test.each(LOCALE_CODES)(
  'in %s asking what it is and asking to meet are told apart [VIS-3]',
  (locale) => {
    const { what, meet } = corpusOf(locale, '')
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

test.each(['', 'a', 'Ben je echt?', 'Zażółć gęślą jaźń, kochanie', 'heeeel   erg — 2x'])(
  'the places of a text are those of its parts: %s [VIS-3]',
  (text) => {
    expect(placesOf(text)).toEqual(new Set(gramsOf(text).map(placeOf)))
  },
)
