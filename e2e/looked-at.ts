import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'

/** Dutch, which comes first, and the languages with the longest words. */
const TELLING: readonly LocaleCode[] = ['nl', 'de', 'fi', 'pl']

/** The languages in which pages are opened that differ in nothing but words: all of them at night. */
export const LOOKED_AT = process.env['ROUNDS'] === 'night' ? LOCALE_CODES : TELLING
