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
import type { DemoTexts } from './text-types.ts'

const TEXTS: Readonly<Record<LocaleCode, DemoTexts>> = {
  da,
  de,
  en,
  es,
  fi,
  fr,
  it,
  nb,
  nl,
  pl,
  sv,
}

/** What the people of the demo world say in a language. */
export function demoTextsIn(language: LocaleCode): DemoTexts {
  return TEXTS[language]
}
