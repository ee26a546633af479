import { readdirSync, readFileSync } from 'node:fs'
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'
import { textsIn } from '#server/texts/texts.ts'

type Rule = {
  readonly language: string
  readonly words: RegExp
  readonly but: string
  readonly allowed: readonly string[]
}
type Tree = { readonly [key: string]: unknown }

const GLOSSARY = 'docs/glossary-texts.md'

/** Finds the words that the glossary forbids in a language, in everything that people read. */
export function checkGlossary(): string[] {
  const rules = rulesIn(readFileSync(GLOSSARY, 'utf8'))
  return LOCALE_CODES.flatMap((locale) =>
    [...textsOf(locale)].flatMap(([place, text]) => forbiddenIn(rules, locale, place, text)),
  )
}

/** The last table: language, what not to say, what to say, why, and where it may be said all the same. */
export function rulesIn(glossary: string): Rule[] {
  const [, table = ''] = glossary.split('## Words we do not use')
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, language = '', not = '', but = '', , except = '']) => ({
      language,
      words: patternOf(not),
      but,
      allowed: listOf(except),
    }))
}

/** What a text says against the rules of its language. */
export function forbiddenIn(
  rules: readonly Rule[],
  locale: string,
  place: string,
  text: string,
): string[] {
  const said = text.replaceAll(NOT_SAID, ' ')
  return rules
    .filter(({ language, allowed }) => language === locale && !allowed.includes(place))
    .flatMap(({ words, but }) =>
      [...said.matchAll(words)].map(
        ([word]) => `${locale}/${place} says "${word}", but the glossary says ${but}`,
      ),
    )
}

/** Tags, the names of arguments (no form of a plural), addresses and code. */
const NOT_SAID =
  /<\/?\w+>|(?<!\b(?:zero|one|two|few|many|other|=\d) )\{\w+(?=[,}])|\]\([^)]*\)|https?:\S+|`[^`]*`/g

function patternOf(words: string): RegExp {
  const either = listOf(words).map((word) => word.replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s'))
  return new RegExp(`(?<![\\p{L}\\d])(?:${either.join('|')})(?![\\p{L}\\d])`, 'giu')
}

function listOf(cell: string): string[] {
  return cell.split(',').flatMap((word) => word.trim() || [])
}

/** Everything that people read in a language, by where it stands. */
export function textsOf(locale: LocaleCode): Map<string, string> {
  return new Map([
    ...filesIn(`src/web/i18n/messages/${locale}`).flatMap(([area, json]) =>
      flat(JSON.parse(json) as Tree, area),
    ),
    ...flat(textsIn(locale), 'server'),
    ...filesIn(`src/web/content/${locale}`).map(
      ([page, text]) => [`content/${page}`, text] as const,
    ),
  ])
}

function filesIn(folder: string): [name: string, text: string][] {
  return readdirSync(folder).map((file) => [
    file.replace(/\.\w+$/, ''),
    readFileSync(`${folder}/${file}`, 'utf8'),
  ])
}

function flat(tree: object, prefix: string): [place: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${prefix}.${key}`, value] as [string, string]]
      : value !== null && typeof value === 'object'
        ? flat(value, `${prefix}.${key}`)
        : [],
  )
}
