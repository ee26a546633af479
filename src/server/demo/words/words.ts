import type { LocaleCode } from '#contract/locales.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nb } from './nb.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { sv } from './sv.ts'
import type { Words } from './words-types.ts'

const WORDS: Readonly<Record<LocaleCode, Words>> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv }

/** The words of profiles in a language, as they stand within a sentence. */
export function wordsIn(language: LocaleCode): Words {
  return WORDS[language]
}
