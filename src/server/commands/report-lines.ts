import type { Db } from '#server/db/connect.ts'

type ReportListInput = { readonly siteId: string; readonly isAll: boolean }

/** Reports in a line each, the oldest first: those that wait for a decision, or all. */
export async function reportList(db: Db, { siteId, isAll }: ReportListInput): Promise<string[]> {
  const reports = await db
    .selectFrom('report')
    .select(['number', 'created_at', 'subject', 'reason', 'target_id', 'decision'])
    .where('site_id', '=', siteId)
    .$if(!isAll, (query) => query.where('decision', 'is', null))
    .orderBy('created_at')
    .orderBy('number')
    .execute()
  if (reports.length === 0) return [isAll ? 'there are no reports' : 'no report is open']
  return reports.map((report) => {
    const { number, created_at: at, subject, reason, target_id: target, decision } = report
    const when = at.toISOString().slice(0, 16)
    return `${number}  ${when}  ${subject}  ${reason}  ${target ?? 'erased'}  ${decision ?? 'open'}`
  })
}

/** All that is known about a report, a line each; null when there is none. */
export async function reportLines(
  db: Db,
  { siteId, number }: { readonly siteId: string; readonly number: number },
): Promise<string[] | null> {
  const report = await db
    .selectFrom('report')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!report) return null
  const steps = await db
    .selectFrom('report_step')
    .select(['step', 'detail', 'created_at'])
    .where('report_id', '=', report.id)
    .orderBy('id')
    .execute()
  return [
    `number = ${report.number}`,
    `received = ${report.created_at.toISOString()}`,
    `about = ${report.subject}${report.subject_id ? ` ${report.subject_id}` : ''}`,
    `reason = ${report.reason}`,
    `explanation = ${report.explanation || '(erased)'}`,
    `reporter = ${report.reporter_id ?? 'erased'}`,
    `member = ${report.target_id ?? 'erased'}`,
    `other reports about the member = ${await otherReports(db, report)}`,
    ...evidenceLines(report.evidence),
    `decision = ${report.decision ?? 'open'}`,
    ...steps.map(({ step, detail, created_at: at }) =>
      `${at.toISOString()}  ${step}  ${detail}`.trimEnd(),
    ),
  ]
}

/** What was seen, and what was found: `profile.about = …`. */
function evidenceLines(evidence: unknown, prefix = ''): string[] {
  return Object.entries(evidence as object).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? evidenceLines(value, `${name}.`)
      : [`${prefix}${name} = ${wordOf(value)}`],
  )
}

function wordOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'string' ? value : ''
}

async function otherReports(
  db: Db,
  { id, target_id: targetId }: { readonly id: string; readonly target_id: string | null },
): Promise<number> {
  const { count } = await db
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('target_id', '=', targetId)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  return count
}
