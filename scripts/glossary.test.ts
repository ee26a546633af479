import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#contract/locales.ts'
import { typeset } from '#contract/typeset.ts'
import { checkGlossary, forbiddenIn, rulesIn, textsOf } from './glossary.ts'

const RULES = rulesIn(`
| Concept | de |
| --- | --- |
| log in | einloggen |

## Words we do not use

| Language | Not | But | Because | Except in |
| --- | --- | --- | --- | --- |
| de | anmeld*, angemeldet, gesetzt den fall | einloggen, registrieren | two meanings | login.given |
| it | membro | utente | | |
`)

test('no text says what the glossary forbids in its language [LOC-9]', () => {
  expect(checkGlossary()).toEqual([])
})

test.each([
  ['a word', 'Schon angemeldet?', '"angemeldet"'],
  ['a word in another case', 'ANGEMELDET bleiben', '"ANGEMELDET"'],
  ['a word with an ending', 'Zur Anmeldung', '"Anmeldung"'],
  ['a phrase', 'Gesetzt den Fall', '"Gesetzt den Fall"'],
  ['a word in one form of a plural', '{count, plural, one {Anmelden} other {#}}', '"Anmelden"'],
])('%s that is forbidden is found [LOC-9]', (_what, text, found) => {
  expect(forbiddenIn(RULES, 'de', 'login.title', text)).toEqual([
    `de/login.title says ${found}, but the glossary says einloggen, registrieren`,
  ])
})

test.each([
  ['in another language', 'it', 'login.title', 'angemeldet'],
  ['inside another word', 'de', 'login.title', 'Voranmeldung'],
  ['where it is excepted', 'de', 'login.given', 'Anmelden'],
  ['as the name of an argument or tag', 'it', 'login.title', '<membro>{membro}</membro>'],
])('a word is left alone %s [LOC-9]', (_why, locale, place, text) => {
  expect(forbiddenIn(RULES, locale, place, text)).toEqual([])
})

test.each(LOCALE_CODES)(
  'in %s no mark begins a line, and every quote and question is right [LOC-10]',
  (locale) => {
    const texts = [...textsOf(locale)].filter(([place]) => place !== 'server.sms')
    const wrong = texts.flatMap(([place, text]) => {
      const set = typeset(text, locale)
      return (WRONG[locale] ?? []).concat(WRONG_EVERYWHERE).flatMap((mark) => {
        const [found] = mark.exec(set) ?? []
        return found === undefined ? [] : [`${place}: ${found}`]
      })
    })

    expect(texts.length).toBeGreaterThan(2000)
    expect(wrong).toEqual([])
  },
)

const WRONG_EVERYWHERE = [/.{0,20}\p{L}'\p{L}.{0,20}/u, /.{0,20} %/, /.{0,20}"/]
const WRONG: Readonly<Record<string, readonly RegExp[]>> = {
  de: [/.{0,20}“[^“„]*”/],
  es: [/(?:^|[.!?] )[^¿.!?{}]{3,}\?/, /(?:^|[.!?] )[^¡.!?{}]{3,}!(?!\[)/],
  fr: [/.{0,20} [;!?»]/, /.{0,20} :(?=\s|$)/, /« .{0,20}/, /.{0,20}[\p{L}\d][;!?]/u],
  pl: [/.{0,20}“[^“„]*”/],
}
