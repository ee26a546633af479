import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'
import { REFUSED, type Refused, refusedIn, signsIn } from './fiction.ts'
import { HONEST_WORDS, honestLines, pauseCard } from './honest.ts'

/** What somebody writes as a fictional profile, by the heading it stands under in the corpus of a language. */
function linesOf(locale: LocaleCode, heading: string): string[] {
  const text = readFileSync(new URL(`./refused/${locale}.txt`, import.meta.url), 'utf8')
  const parts = text.split(/^# /m).map((part) => part.trim().split('\n'))
  return parts.flatMap(([name, ...lines]) => (name === heading ? lines : []))
}

const passed = (texts: readonly string[]) => texts.filter((text) => refusedIn(text) === null)
const refused = (texts: readonly string[]) => texts.filter((text) => refusedIn(text) !== null)

test.each(LOCALE_CODES)(
  'in %s whatever denies, promises, or asks for contact or money is refused whole [OFF-13]',
  (locale) => {
    const all = REFUSED.flatMap((name) => linesOf(locale, name))

    expect(all.length).toBeGreaterThan(60)
    expect(passed(all)).toEqual([])
    expect(passed(all.map((text) => `Wat lief! ${text.toUpperCase()}!! Vertel eens.`))).toEqual([])
  },
)

test('of what it never learnt nearly all is refused, and ordinary lines pass [OFF-13]', () => {
  const kept = (name: string) =>
    LOCALE_CODES.flatMap((locale) => linesOf(locale, `kept back: ${name}`))
  const all = REFUSED.flatMap(kept)
  const ordinary = LOCALE_CODES.flatMap((locale) => linesOf(locale, 'ordinary'))

  expect(all).toHaveLength(143)
  expect((100 * refused(all).length) / all.length).toBeGreaterThanOrEqual(88)
  expect((100 * refused(ordinary).length) / ordinary.length).toBeLessThanOrEqual(3)
  expect((100 * refused(kept('ordinary')).length) / kept('ordinary').length).toBeLessThanOrEqual(7)
})

test.each<[string, Refused]>([
  ['Ik ben geen fictief profiel', 'denies'],
  ['I will come to your place on Saturday', 'promises'],
  ['call me on +31 6 12345678', 'contact'],
  ['Kannst du mir Geld leihen?', 'money'],
])('the reason is told: %s [OFF-13]', (text, why) => {
  expect(refusedIn(text)).toBe(why)
})

test('the honest lines and the pause card are there in every language, and name who they are for [OFF-13]', () => {
  const names = { member: 'Gerard', profile: 'Anouk' }
  const lines = LOCALE_CODES.flatMap((locale) => [
    ...honestLines(locale, names),
    pauseCard(locale, names),
  ])

  expect(Object.keys(HONEST_WORDS).toSorted()).toEqual([...LOCALE_CODES].toSorted())
  expect(new Set(lines).size).toBe(LOCALE_CODES.length * 3)
  expect(lines.filter((line) => !line.includes('Anouk') || line.includes('{'))).toEqual([])
})

test.each([
  ['Ik voel me zo eenzaam sinds mijn vrouw is overleden', ['loneliness']],
  ['I am 78 and the bailiffs were here again', ['debt', 'age']],
  ['Ich hatte letztes Jahr Krebs', ['illness']],
  ['je suis veuf et tout seul', ['loneliness']],
  ['Estoy en paro y lleno de deudas', ['debt']],
  ['ho 80 anni e vivo in una casa di riposo', ['age']],
  ['komornik zabrał mi oszczędności', ['debt']],
  ['jag är så ensam', ['loneliness']],
  ['jeg har gæld og er enkemand', ['debt', 'loneliness']],
  ['legen sier at det er kreft', ['illness']],
  ['olen leski ja aika yksinäinen', ['loneliness']],
  ['Mach dir keine Sorgen, das war ein langer Tag', []],
  ['długi spacer, taki sam jak wczoraj', []],
  ['we have real chemistry, let me stroke your hair', []],
])('signs that somebody needs care are heard: %s [OFF-13]', (text, signs) => {
  expect(signsIn(text)).toEqual(signs)
})
