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
import type { FormTexts } from './form-texts.ts'

const TEXTS: Readonly<Record<LocaleCode, FormTexts>> = {
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

/** The texts of mails after a form in one language. */
export function formTextsOf(language: LocaleCode): FormTexts {
  return TEXTS[language]
}
