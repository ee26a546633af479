import type { LocaleCode } from '#contract/locales.ts'
import type { Db } from '#server/db/connect.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { JobHandler } from '#server/jobs/job.ts'
import { unseal } from '#server/kernel/encryption.ts'
import type { SmsTransport } from './outgoing-sms.ts'
import type { SmsJob } from './send-sms.ts'

type SmsDesk = { readonly db: Db; readonly secretKey: string; readonly transport: SmsTransport }

/** Writes a text message and hands it over, unless its code is too old by now. */
export function smsHandler({ db, secretKey, transport }: SmsDesk): JobHandler {
  return async ({ id, payload, memberId }, { now, signal }) => {
    const { site_id: siteId, language, until, sealed } = payload as SmsJob
    if (now >= new Date(until) || memberId === null) return
    const { to, code } = JSON.parse(unseal(secretKey, memberId, Buffer.from(sealed, 'base64'))) as {
      to: string
      code: string
    }
    const { name } = await settingsOf(db, siteId)
    const text = CODE_TEXTS[language].replace('{site}', () => name).replace('{code}', code)
    await transport({ id, siteId, memberId, from: senderOf(name), to, text, date: now }, signal)
  }
}

/** Networks take at most eleven letters and digits as a sender. */
function senderOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[^A-Za-z0-9 ]/g, '')
  return plain.slice(0, 11).trim() || 'Code'
}

/** Who reads along on a locked screen learns a name and a number. */
const CODE_TEXTS: Readonly<Record<LocaleCode, string>> = {
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
