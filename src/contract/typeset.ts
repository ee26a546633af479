import type { LocaleCode } from './locales.ts'

const NARROW = '\u202F'
const HARD = '\u00A0'

/** Quotation marks where a text has straight or English ones. */
const QUOTES: Readonly<Record<LocaleCode, readonly [open: string, close: string]>> = {
  da: ['»', '«'],
  de: ['„', '“'],
  en: ['“', '”'],
  es: ['«', '»'],
  fi: ['”', '”'],
  fr: ['«', '»'],
  it: ['«', '»'],
  nb: ['«', '»'],
  nl: ['‘', '’'],
  pl: ['„', '”'],
  sv: ['”', '”'],
}

/**
 * A text as it is set: its authors write plain spaces, and neither a percent sign nor a French mark begins a line.
 * What stands in braces and tags is left alone.
 */
export function typeset(text: string, locale: LocaleCode): string {
  const [open, close] = QUOTES[locale]
  const quoted = text
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replaceAll(/["“]([^"“”]*)["”]/gu, `${open}$1${close}`)
    .replaceAll(/ %/g, `${HARD}%`)
  return locale === 'fr' ? french(quoted) : quoted
}

function french(text: string): string {
  return text
    .replaceAll(/«[ \u00A0\u202F]?/g, `«${NARROW}`)
    .replaceAll(/[ \u00A0\u202F]?»/g, `${NARROW}»`)
    .replaceAll(/(?<=^|[^\s?!;])[ \u00A0\u202F]?(?=[;!?])/g, NARROW)
    .replaceAll(/(?<=^|\S)[ \u00A0\u202F]?:(?=\s|$)/g, `${NARROW}:`)
    .replaceAll(/\u00A0%/g, `${NARROW}%`)
}

const JOINER = '\u2060'

/**
 * A text as it is set on a page, where lines are narrow: none ends between "E-" and "Mail" or "veux-" and "tu". In
 * mails this is left out, as some readers show the joiner as a box.
 */
export function typesetPage(text: string, locale: LocaleCode): string {
  const set = typeset(text, locale)
  if (locale !== 'de' && locale !== 'fr') return set
  return set
    .replaceAll(/(?<!\p{L})(\p{L}-)(?=\p{L})/gu, `$1${JOINER}`)
    .replaceAll(/(?<=\p{L}-)(?=\p{L}{1,2}(?!\p{L}))/gu, JOINER)
}

/** The same for everything in a tree of texts. */
export function typesetAll<Texts>(texts: Texts, locale: LocaleCode, set = typeset): Texts {
  if (typeof texts === 'string') return set(texts, locale) as Texts
  if (Array.isArray(texts))
    return texts.map((text: unknown) => typesetAll(text, locale, set)) as Texts
  return Object.fromEntries(
    Object.entries(texts as object).map(([key, text]: [string, unknown]) => [
      key,
      typesetAll(text, locale, set),
    ]),
  ) as Texts
}
