import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { LOCALE_CODES } from '#contract/locales.ts'

type Tree = { [key: string]: string | Tree }

const FOLDER = 'src/web/i18n/messages'
const TYPES = 'src/web/i18n/messages.gen.ts'
const SOURCE = 'nl'

/** Checks every catalogue against the Dutch one and returns what is wrong; Dutch itself becomes a TypeScript type. */
export function checkMessages({ write }: { write: boolean }): string[] {
  const areas = readdirSync(join(FOLDER, SOURCE)).toSorted()
  const types = typesOf(areas)
  if (write) writeFileSync(TYPES, types)
  const problems = LOCALE_CODES.flatMap((locale) => problemsIn(locale, areas))
  const isStale = !write && readFileSync(TYPES, 'utf8') !== types
  return isStale ? [...problems, `${TYPES} is stale: run npm run messages`] : problems
}

function problemsIn(locale: string, areas: string[]): string[] {
  const there = readdirSync(join(FOLDER, locale))
  return [
    ...there
      .filter((area) => !areas.includes(area))
      .map((area) => `${locale}/${area} is not in ${SOURCE}`),
    ...areas.flatMap((area) =>
      there.includes(area) ? differences(locale, area) : [`${locale}/${area} is missing`],
    ),
  ]
}

function differences(locale: string, area: string): string[] {
  return differencesBetween(read(SOURCE, area), read(locale, area), `${locale}/${area}`)
}

/** What a translation lacks, has too much, or says with other arguments than the source. */
export function differencesBetween(original: Tree, translation: Tree, name: string): string[] {
  const source = flat(original)
  const translated = flat(translation)
  return [
    ...[...source.keys()]
      .filter((key) => !translated.has(key))
      .map((key) => `${name} lacks ${key}`),
    ...[...translated].flatMap(([key, text]) => {
      const meant = source.get(key)
      if (meant === undefined) return [`${name} has ${key}, which ${SOURCE} does not know`]
      if (text.trim() === '') return [`${name} ${key} is empty`]
      const [ours, theirs] = [argumentsIn(meant), argumentsIn(text)]
      return ours === theirs ? [] : [`${name} ${key} has arguments ${theirs} instead of ${ours}`]
    }),
  ]
}

function argumentsIn(message: string): string {
  try {
    return [...new Set(names(parse(message)))].toSorted().join(',')
  } catch (error) {
    return `(not ICU: ${(error as Error).message})`
  }
}

function names(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const inner =
      'options' in element
        ? Object.values(element.options).flatMap((option) => names(option.value))
        : []
    return [element.value, ...inner, ...('children' in element ? names(element.children) : [])]
  })
}

function typesOf(areas: string[]): string {
  const catalogue = Object.fromEntries(
    areas.map((area) => [area.replace('.json', ''), read(SOURCE, area)]),
  )
  return `/** Made from the Dutch catalogue by \`npm run messages\`: what texts there are, and what they are told. */\nexport type Messages = ${JSON.stringify(catalogue, null, 2)}\n`
}

function read(locale: string, area: string): Tree {
  return JSON.parse(readFileSync(join(FOLDER, locale, area), 'utf8')) as Tree
}

function flat(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flat(value, `${prefix}${key}.`)],
    ),
  )
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const problems = checkMessages({ write: true })
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
