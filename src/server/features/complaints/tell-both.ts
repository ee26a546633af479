import { DEFAULT_LOCALE, isLocale } from '#contract/locales.ts'
import type { Tx } from '#server/db/connect.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import type { NewComplaint } from './new-complaint.ts'

type Taken = NewComplaint & { readonly number: string; readonly settings: Settings }

/**
 * Mails the receipt to whoever sent a complaint, and the complaint to the site. The receipt repeats nothing that was
 * written: it goes to an address that anybody could have typed.
 */
export async function tellBoth(tx: Tx, complaint: Taken): Promise<void> {
  const { siteId, number, kind, settings, now } = complaint
  const { name, email, reference, text } = complaint
  const summary = { number, kind, at: now.toISOString() }
  const common = { siteId, memberId: null, now }
  await sendMail(
    tx,
    {
      ...common,
      to: email,
      language: complaint.language,
      content: { name: 'complaint_receipt', complaint: summary },
    },
    {
      ...common,
      to: settings.support_email,
      language: languageOf(settings),
      content: { name: 'complaint', complaint: summary, said: { name, email, reference, text } },
    },
  )
}

function languageOf({ domain_language: language }: Settings) {
  const code = language.slice(0, 2).toLowerCase()
  return isLocale(code) ? code : DEFAULT_LOCALE
}
