import { localeOf, type LocaleCode } from '#contract/locales.ts'
import type { Values } from './fill.ts'
import type { FormMail } from './form-mail.ts'
import { formTextsOf } from './texts/forms/form-texts-of.ts'

type ComplaintMail = Extract<FormMail, { complaint: unknown }>

/** What a mail about a complaint wants to know, in words of its language. */
export function complaintValues(
  mail: ComplaintMail,
  language: LocaleCode,
  timeZone: string,
): Values {
  const { number, kind, at } = mail.complaint
  const { kinds } = formTextsOf(language)
  const { iso } = localeOf(language)
  const moment = new Intl.DateTimeFormat(iso, { timeZone, dateStyle: 'long', timeStyle: 'short' })
  return {
    number,
    kind: kinds[kind],
    at: moment.format(new Date(at)),
    ...('answer' in mail ? { answer: mail.answer } : {}),
    ...('said' in mail ? { ...mail.said, reference: mail.said.reference || '–' } : {}),
  }
}
