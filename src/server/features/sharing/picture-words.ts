import type { LocaleCode } from '#contract/locales.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import { textsIn } from '#server/texts/texts.ts'
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
  const [line, spark] = textsIn(locale).sharing
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
