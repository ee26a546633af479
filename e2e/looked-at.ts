import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'
import { rounds } from '#test/rounds.ts'

/** The languages with the longest words. */
export const LONGEST: readonly LocaleCode[] = ['de', 'fi', 'pl']

/** The languages in which pages are opened that differ in nothing but words: Dutch, which comes first, and German. */
export const LOOKED_AT: readonly LocaleCode[] = rounds({
  landing: ['nl', 'de'],
  night: LOCALE_CODES,
})
