import type { LocaleCode } from '#contract/locales.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import { isDrawable } from './glyphs.ts'

export type SharedSite = Pick<Settings, 'name' | 'index_title' | 'brand' | 'warm'> & {
  readonly domain: string
}
export type PictureWords = {
  readonly name: string
  /** The one sentence, of which the last word may be lit. */
  readonly line: string
  readonly spark: string
  readonly domain: string
}

/** What stands on a picture: the site's own words, unless our faces have no letters for them. */
export function pictureWords(site: SharedSite, locale: LocaleCode): PictureWords {
  const { domain, index_title: own } = site
  const [line, spark] = LINES[locale]
  return {
    name: drawable(site.name) ?? domain,
    ...(own === null ? { line, spark } : { line: drawable(own) ?? line, spark: '' }),
    domain,
  }
}

/** Signs that cannot be drawn are left out; where letters cannot, it would be another word. */
function drawable(text: string): string | null {
  const letters = Array.from(text.normalize('NFC'))
  if (letters.some((letter) => /[\p{L}\p{N}]/u.test(letter) && !isDrawable(letter))) return null
  const drawn = letters.filter((letter) => isDrawable(letter) || /\s/.test(letter)).join('')
  return drawn.replaceAll(/\s+/g, ' ').trim() || null
}

/** The sentence of the first page, and the word of it that is lit. */
export const LINES: Readonly<Record<LocaleCode, readonly [line: string, spark: string]>> = {
  da: ['Én besked kan være nok til en', 'gnist.'],
  de: ['Eine Nachricht kann genügen für einen', 'Funken.'],
  en: ['One message can be enough for a', 'spark.'],
  es: ['Un solo mensaje puede hacer saltar la', 'chispa.'],
  fi: ['Yhdestä viestistä voi syttyä', 'kipinä.'],
  fr: ['Un seul message peut faire naître une', 'étincelle.'],
  it: ['Un solo messaggio può far scoccare la', 'scintilla.'],
  nb: ['Én melding kan være nok til en', 'gnist.'],
  nl: ['Eén bericht kan genoeg zijn voor een', 'vonk.'],
  pl: ['Jedna wiadomość może wystarczyć, by przeskoczyła', 'iskra.'],
  sv: ['Ett meddelande kan räcka för en', 'gnista.'],
}
