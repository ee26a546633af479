import type { ReportDecision, ReportSummary, ReportVerdict } from '../../report-mail.ts'
import type { MailText } from '../mail-texts.ts'

/** What mails about reports say in one language. */
export type ReportTexts = {
  readonly mails: {
    readonly report_receipt: Omit<MailText, 'button'>
    readonly report_outcome: MailText
    readonly statement_of_reasons: MailText
  }
  readonly words: {
    readonly subjects: Readonly<Record<ReportSummary['subject'], string>>
    readonly reasons: Readonly<Record<ReportSummary['reason'], string>>
    /** As whoever reported reads them. */
    readonly decisions: Readonly<Record<ReportDecision, string>>
    /** As whoever the report is about reads them. */
    readonly own_decisions: Readonly<Record<Exclude<ReportDecision, 'no_action'>, string>>
    readonly grounds: Readonly<Record<ReportVerdict['ground'], string>>
  }
}
