import type { LocaleCode } from '#contract/locales.ts'
import type { SandboxTexts } from './sandbox-texts.ts'
import { da } from './texts/da.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fi } from './texts/fi.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { nb } from './texts/nb.ts'
import { nl } from './texts/nl.ts'
import { pl } from './texts/pl.ts'
import { sv } from './texts/sv.ts'

const TEXTS: Readonly<Record<LocaleCode, SandboxTexts>> = {
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

export function sandboxTextsOf(language: LocaleCode): SandboxTexts {
  return TEXTS[language]
}
