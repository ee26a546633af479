import type { LocaleCode } from '#contract/locales.ts'
import { typesetAll } from '#contract/typeset.ts'
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
import type { Texts } from './text-types.ts'

const WRITTEN: Readonly<Record<LocaleCode, Texts>> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv }

/** A narrow space would double the price of a text message. */
const TEXTS = Object.fromEntries(
  Object.entries(WRITTEN).map(([language, texts]) => [
    language,
    { ...typesetAll(texts, language as LocaleCode), sms: texts.sms },
  ]),
) as Readonly<Record<LocaleCode, Texts>>

export function textsIn(language: LocaleCode): Texts {
  return TEXTS[language]
}
