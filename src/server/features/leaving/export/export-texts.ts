import type { LocaleCode } from '#contract/locales.ts'
import type { ExportTexts } from './texts/words.ts'
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

export const EXPORT_TEXTS: Readonly<Record<LocaleCode, ExportTexts>> = {
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
