import type { LocaleCode } from '#contract/locales.ts'

/** Who reads along on a locked screen learns a name and a number. */
export const CODE_TEXTS: Readonly<Record<LocaleCode, string>> = {
  da: '{site}: din kode er {code}. Giv den ikke til nogen.',
  de: '{site}: Dein Code ist {code}. Gib ihn niemandem weiter.',
  en: '{site}: your code is {code}. Do not give it to anyone.',
  es: '{site}: tu código es {code}. No se lo des a nadie.',
  fi: '{site}: koodisi on {code}. Älä anna sitä kenellekään.',
  fr: '{site} : ton code est {code}. Ne le donne à personne.',
  it: '{site}: il tuo codice è {code}. Non darlo a nessuno.',
  nb: '{site}: koden din er {code}. Ikke gi den til noen.',
  nl: '{site}: je code is {code}. Geef hem aan niemand.',
  pl: '{site}: twój kod to {code}. Nikomu go nie podawaj.',
  sv: '{site}: din kod är {code}. Ge den inte till någon.',
}
