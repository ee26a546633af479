import type { LocaleCode } from '#contract/locales.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fi } from './fi.ts'
import { formTextsOf } from './forms/form-texts-of.ts'
import type { FormTexts } from './forms/form-texts.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { MailTexts } from './mail-texts.ts'
import { nb } from './nb.ts'
import { nl } from './nl.ts'
import { paymentTextsOf } from './payments/payment-texts-of.ts'
import type { PaymentTexts } from './payments/payment-texts.ts'
import { pl } from './pl.ts'
import { reportTextsOf } from './reports/report-texts-of.ts'
import type { ReportTexts } from './reports/report-texts.ts'
import { sv } from './sv.ts'

const TEXTS: Readonly<Record<LocaleCode, MailTexts>> = {
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

/** The texts of one language together: those about money, reports and forms stand in files of their own. */
export type AllTexts = MailTexts & {
  readonly mails: PaymentTexts & ReportTexts['mails'] & FormTexts['mails']
  readonly reports: ReportTexts['words']
}

/** The texts of all mails in one language. */
export function textsOf(language: LocaleCode): AllTexts {
  const texts = TEXTS[language]
  const { mails, words } = reportTextsOf(language)
  return {
    ...texts,
    mails: {
      ...texts.mails,
      ...paymentTextsOf(language),
      ...mails,
      ...formTextsOf(language).mails,
    },
    reports: words,
  }
}
