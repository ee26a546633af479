import type { LocaleCode } from '#contract/locales.ts'

/** The sentence of the first page, and the word of it that is lit. */
export const LINES: Readonly<Record<LocaleCode, readonly [line: string, spark: string]>> = {
  da: ['Én besked kan være nok til en', 'gnist.'],
  de: ['Eine Nachricht kann genügen für einen', 'Funken.'],
  en: ['One message can be enough for a', 'spark.'],
  es: ['Un solo mensaje puede hacer saltar la', 'chispa.'],
  fi: ['Yhdestä viestistä voi syttyä', 'kipinä.'],
  fr: ['Un seul message peut faire naître une', 'étincelle.'],
  it: ['Un solo messaggio può far scoccare la', 'scintilla.'],
  nb: ['Én melding kan være nok til en', 'gnist.'],
  nl: ['Eén bericht kan genoeg zijn voor een', 'vonk.'],
  pl: ['Jedna wiadomość może wystarczyć, by przeskoczyła', 'iskra.'],
  sv: ['Ett meddelande kan räcka för en', 'gnista.'],
}
