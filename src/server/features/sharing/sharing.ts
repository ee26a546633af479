// The picture that other sites show when a link to ours is shared.

import { createHash } from 'node:crypto'
import type { LocaleCode } from '#contract/locales.ts'
import type { SharedPicture } from '#contract/page.ts'
import { HEIGHT, pictureWords, type SharedSite, WIDTH } from './picture.ts'

/** Raised when the drawing changes: what others keep of it is then asked for anew. */
const DRAWING = 1

/** The picture that other sites show for a shared page of a site, in words too. */
export function sharedPicture(site: SharedSite, locale: LocaleCode): SharedPicture {
  const { name, line, spark } = pictureWords(site, locale)
  return {
    path: `/sharing/${locale}.png?v=${pictureVersion(site, locale)}`,
    alt: `${name}: ${line} ${spark}`.trim(),
    width: WIDTH,
    height: HEIGHT,
  }
}

/** Differs whenever the picture does. */
export function pictureVersion(site: SharedSite, locale: LocaleCode): string {
  const { brand, warm } = site
  const content = JSON.stringify([DRAWING, pictureWords(site, locale), brand, warm])
  return createHash('sha256').update(content).digest('base64url').slice(0, 16)
}
