import { expect, test } from 'vitest'
import { typeset, typesetAll, typesetPage } from './typeset.ts'

test.each([
  ['fr', 'Vraiment ? Oui !', 'Vraiment\u202F? Oui\u202F!'],
  ['fr', 'Vraiment? Non; oui!', 'Vraiment\u202F? Non\u202F; oui\u202F!'],
  ['fr', 'Quoi ?!', 'Quoi\u202F?!'],
  ['fr', 'Numéro : 3, à 12:30', 'Numéro\u202F: 3, à 12:30'],
  ['fr', 'la mention « {label} »', 'la mention «\u202F{label}\u202F»'],
  ['fr', 'la mention "{label}"', 'la mention «\u202F{label}\u202F»'],
  ['fr', '{percent, number} % envoyés', '{percent, number}\u202F% envoyés'],
  ['fr', 'déjà\u202F? non\u00A0!', 'déjà\u202F? non\u202F!'],
  ['fr', '{at, date, ::yMMMd}', '{at, date, ::yMMMd}'],
  ['fr', ' ? Et après un lien', '\u202F? Et après un lien'],
  ['fr', "L'amour d'un soir", 'L’amour d’un soir'],
  ['de', 'das Label "Fiktiv" und “Echt”', 'das Label „Fiktiv“ und „Echt“'],
  ['pl', 'etykieta "Fikcja" i „tak”', 'etykieta „Fikcja” i „tak”'],
  ['da', 'mærket "{label}"', 'mærket »{label}«'],
  ['de', '25 % Rabatt', '25\u00A0% Rabatt'],
  ['en', 'Really? Don\'t say "no".', 'Really? Don’t say “no”.'],
  ['nl', 'het label "{label}"', 'het label ‘{label}’'],
] as const)('in %s %j is set as %j [LOC-10]', (locale, written, set) => {
  expect(typeset(written, locale)).toBe(set)
})

test.each([
  ['de', 'Deine E-Mail-Adresse', 'Deine E-\u2060Mail-Adresse'],
  ['fr', 'Quelle adresse e-mail veux-tu ?', 'Quelle adresse e-\u2060mail veux-\u2060tu\u202F?'],
  ['de', 'ein Premium-Mitglied', 'ein Premium-Mitglied'],
  ['de', '{count, plural, =0 {Gratis}}', '{count, plural, =0 {Gratis}}'],
  ['nl', 'je e-mailadres', 'je e-mailadres'],
] as const)(
  'on a page no line of %s ends within a short word: %j [LOC-10]',
  (locale, text, set) => {
    expect(typesetPage(text, locale)).toBe(set)
  },
)

test('what is set once is not changed by setting it again [LOC-10]', () => {
  for (const text of ['Oui ! « Non » : 5 % ; quoi ?', "C'est « beau »"]) {
    const once = typeset(text, 'fr')
    expect(typeset(once, 'fr')).toBe(once)
  }
})

test('every text of a tree is set [LOC-10]', () => {
  expect(typesetAll({ a: 'Oui !', b: { c: ['Non ?'] } }, 'fr')).toEqual({
    a: 'Oui\u202F!',
    b: { c: ['Non\u202F?'] },
  })
})
