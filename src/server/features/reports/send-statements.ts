import type { LocaleCode } from '#contract/locales.ts'
import type { Tx } from '#server/db/connect.ts'
import { sendMail, type MailContent, type ReportVerdict } from '#server/features/mail/mail.ts'
import { addStep } from './add-step.ts'
import type { OpenReport } from './open-report.ts'

/**
 * Tells both sides what was decided and why. Whom a report is about learns of it only if something changes for them: a
 * report that leads to nothing must not lead to anger at whoever made it.
 */
export async function sendStatements(
  tx: Tx,
  report: OpenReport,
  verdict: ReportVerdict,
): Promise<void> {
  const { number, subject, reason, created_at: createdAt } = report
  const summary = { number, subject, reason, at: createdAt.toISOString() } as Summary
  if (report.reporter && isMember(report.reporter))
    await send(tx, report, { name: 'report_outcome', report: summary, verdict })
  const { decision } = verdict
  if (report.target && !report.target.is_fictional && decision !== 'no_action')
    await send(tx, report, {
      name: 'statement_of_reasons',
      report: summary,
      verdict: { ...verdict, decision },
    })
}

type Statement = Extract<MailContent, { name: 'report_outcome' | 'statement_of_reasons' }>
type Summary = Statement['report']

function isMember({ status }: { readonly status: string }): boolean {
  return status === 'active' || status === 'not_confirmed'
}

async function send(tx: Tx, report: OpenReport, content: Statement): Promise<void> {
  const isOutcome = content.name === 'report_outcome'
  const person = isOutcome ? report.reporter : report.target
  if (!person) return
  const now = new Date(content.verdict.at)
  await sendMail(tx, {
    siteId: report.site_id,
    memberId: person.id,
    to: person.email,
    language: person.language as LocaleCode,
    content,
    now,
  })
  const detail = isOutcome ? 'reporter' : 'target'
  await addStep(tx, { reportId: report.id, step: 'statement_sent', detail, now })
}
