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
import type { DemoPrompts } from './prompt-types.ts'
import { sv } from './sv.ts'

const PROMPTS: Readonly<Record<LocaleCode, DemoPrompts>> = {
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

/** What the people of the demo world say to the prompts in a language. */
export function demoPromptsIn(language: LocaleCode): DemoPrompts {
  return PROMPTS[language]
}
