import type { LocaleCode } from '#contract/locales.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { type Statement, type ReportVerdict, sendMail } from '#server/features/mail/mail.ts'
import { addStep, type OpenReport } from '#server/features/reports/reports.ts'
import { CONTEST_MONTHS, monthsApart } from '#server/kernel/time.ts'
import type { Subject, Wanted } from './find-subject.ts'
import { wordsOf, type CurrentPolicy } from './policies.ts'

type Telling = {
  readonly subject: Subject
  readonly decisionId: string
  readonly now: Date
}

/**
 * Sends the statement of reasons, if something changes for the member: a report that leads to nothing must not lead to anger at
 * whoever reported.
 */
export async function tellMember(tx: Tx, { subject, decisionId, now }: Telling): Promise<void> {
  const { member, siteId, report } = subject
  if (!member || member.is_fictional) return
  const { id: memberId, email: to, language } = member
  const statement = await statementOf(tx, decisionId, language)
  if (!statement) return
  const content = { name: 'statement_of_reasons', decision_id: decisionId, statement } as const
  await sendMail(tx, { siteId, memberId, to, language, content, now })
  if (report)
    await addStep(tx, { reportId: report.id, step: 'statement_sent', detail: 'target', now })
}

/** What a decision says to the member, by the rule as it was then. Null where nothing was done, or nothing is known any more. */
export async function statementOf(
  db: Db,
  decisionId: string,
  language: LocaleCode,
): Promise<Statement | null> {
  const decision = await db
    .selectFrom('decision')
    .innerJoin('decision_words', 'decision_words.decision_id', 'decision.id')
    .innerJoin('policy_version', 'policy_version.id', 'decision.policy_version_id')
    .select(['number', 'subject', 'decision.measure', 'content', 'decision.days', 'until'])
    .select(['report_id', 'is_automated', 'decided_at', 'contest_until', 'facts'])
    .select(['ground', 'article', 'texts'])
    .where('decision.id', '=', decisionId)
    .executeTakeFirst()
  if (!decision || decision.measure === 'nothing') return null
  const { report_id: reportId, decided_at: at, contest_until: contestUntil, until } = decision
  const { texts, ...rest } = decision
  return {
    number: rest.number,
    at: at.toISOString(),
    measure: rest.measure as Statement['measure'],
    content: rest.content as Statement['content'],
    days: rest.days,
    until: until?.toISOString() ?? null,
    found: reportId === null ? 'own' : 'notice',
    is_automated: rest.is_automated,
    facts: rest.facts,
    ground: rest.ground as Statement['ground'],
    article: rest.article,
    rule: wordsOf({ texts: texts as CurrentPolicy['texts'] }, language),
    contest_until: contestUntil.toISOString(),
  }
}

type Closing = {
  readonly subject: Subject
  readonly decisionId: string
  readonly wanted: Wanted
}

/** Closes the report that led to a decision, and answers whoever reported. */
export async function closeReport(tx: Tx, { subject, decisionId, wanted }: Closing): Promise<void> {
  const { report } = subject
  if (!report) return
  const { facts, measure, now } = wanted
  const decision = AS_REPORTED[measure]
  const rule = await ruleOf(tx, decisionId, report.reporter?.language)
  const statement = { facts, ...rule }
  await tx
    .updateTable('report')
    .set({
      decision,
      decided_at: now,
      evidence: JSON.stringify({ ...(report.evidence as object), statement }),
    })
    .where('id', '=', report.id)
    .execute()
  const detail = rule ? `${decision} (${rule.ground})` : decision
  await addStep(tx, { reportId: report.id, step: 'decided', detail, now })
  const until = monthsApart(now, CONTEST_MONTHS).toISOString()
  await answerReporter(tx, report, { decision, at: now.toISOString(), facts, rule, until })
}

/** The measures in the words of reports. */
export const AS_REPORTED = {
  nothing: 'no_action',
  warn: 'warn',
  remove: 'remove_content',
  hide: 'hide',
  suspend: 'suspend',
  ban: 'ban',
} as const satisfies Record<Wanted['measure'], ReportVerdict['decision']>

async function ruleOf(
  tx: Tx,
  decisionId: string,
  language: LocaleCode = 'en',
): Promise<ReportVerdict['rule']> {
  const version = await tx
    .selectFrom('decision')
    .innerJoin('policy_version', 'policy_version.id', 'decision.policy_version_id')
    .select(['ground', 'article', 'texts'])
    .where('decision.id', '=', decisionId)
    .executeTakeFirst()
  if (!version) return null
  const { name } = wordsOf({ texts: version.texts as CurrentPolicy['texts'] }, language)
  return { ground: version.ground as 'terms' | 'law', name, article: version.article }
}

/** Also to who gave notice without a login. */
async function answerReporter(tx: Tx, report: OpenReport, verdict: ReportVerdict): Promise<void> {
  const { reporter, site_id: siteId, number, subject, reason, created_at: createdAt } = report
  if (!reporter || !['active', 'not_confirmed'].includes(reporter.status)) return
  const summary = { number, subject, reason, at: createdAt.toISOString() } as Summary
  const now = new Date(verdict.at)
  await sendMail(tx, {
    siteId,
    memberId: reporter.id,
    to: reporter.email,
    language: reporter.language,
    content: { name: 'report_outcome', report: summary, verdict },
    now,
  })
  await addStep(tx, { reportId: report.id, step: 'statement_sent', detail: 'reporter', now })
}

type Summary = Extract<
  Parameters<typeof sendMail>[1]['content'],
  { name: 'report_outcome' }
>['report']
