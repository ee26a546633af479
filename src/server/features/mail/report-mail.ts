import type { z } from 'zod/mini'
import type { reportMember } from '#contract/reports.ts'

type Reported = z.output<typeof reportMember.input>

export type ReportDecision = 'no_action' | 'remove_content' | 'ban'

/** What a mail says of a report: its number, what it is about and when it came. Nobody's name. */
export type ReportSummary = {
  readonly number: number
  readonly subject: Reported['subject']
  readonly reason: Reported['reason']
  readonly at: string
}

/** What was decided and why, as the law asks: the facts, the rule, and until when one can complain. */
export type ReportVerdict = {
  readonly decision: ReportDecision
  readonly at: string
  readonly facts: string
  /** Where the rule stands. */
  readonly ground: 'terms' | 'law'
  readonly rule: string
  readonly until: string
}

/** Mails about reports: the receipt and the outcome to whoever reported, the statement to whom it is about. */
export type ReportMail =
  | { readonly name: 'report_receipt'; readonly report: ReportSummary }
  | {
      readonly name: 'report_outcome'
      readonly report: ReportSummary
      readonly verdict: ReportVerdict
    }
  | {
      readonly name: 'statement_of_reasons'
      readonly report: ReportSummary
      readonly verdict: ReportVerdict & { readonly decision: Exclude<ReportDecision, 'no_action'> }
    }
