import { localeOf, type LocaleCode } from '#contract/locales.ts'
import { fill, type Values } from './fill.ts'
import type { ReportMail } from './report-mail.ts'
import { reportTextsOf } from './texts/reports/report-texts-of.ts'

/** What a mail about a report wants to know, in words of its language. */
export function reportValues(mail: ReportMail, language: LocaleCode, timeZone: string): Values {
  const { words } = reportTextsOf(language)
  const { iso } = localeOf(language)
  const day = new Intl.DateTimeFormat(iso, { timeZone, dateStyle: 'long' })
  const moment = new Intl.DateTimeFormat(iso, { timeZone, dateStyle: 'long', timeStyle: 'short' })
  const { number, subject, reason, at } = mail.report
  const told = { number: String(number), what: words.subjects[subject], why: words.reasons[reason] }
  if (mail.name === 'report_receipt') return { ...told, at: moment.format(new Date(at)) }
  const { facts, ground, rule, until, at: decidedAt } = mail.verdict
  const isOwn = mail.name === 'statement_of_reasons'
  return {
    ...told,
    at: day.format(new Date(isOwn ? decidedAt : at)),
    decision: isOwn
      ? words.own_decisions[mail.verdict.decision]
      : words.decisions[mail.verdict.decision],
    facts,
    ground: fill(words.grounds[ground], { ground: rule }),
    until: day.format(new Date(until)),
  }
}
