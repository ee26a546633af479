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
import type { Talk } from './talk-types.ts'

const TALK: Readonly<Record<LocaleCode, Talk>> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv }

/** How fictional members of the demo talk in a language. */
export function talkIn(language: LocaleCode): Talk {
  return TALK[language]
}
