import type { Selectable } from 'kysely'
import type { z } from 'zod/mini'
import type { reportMember } from '#contract/reports.ts'
import type { Tx } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'

/** A report as a member made it. */
export type NewReport = z.output<typeof reportMember.input> & {
  readonly siteId: string
  readonly reporterId: string
  readonly now: Date
}

export type OpenReport = NonNullable<Awaited<ReturnType<typeof openReport>>>

/** A report with its two members, locked until the transaction ends: no other operator decides about it meanwhile. */
export async function openReport(tx: Tx, siteId: string, number: number) {
  const report = await tx
    .selectFrom('report')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!report) return null
  const people = await tx
    .selectFrom('member')
    .select(['id', 'email', 'language', 'status', 'is_fictional'])
    .where('id', 'in', [report.reporter_id, report.target_id])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const personWith = (id: string | null) => people.find((person) => person.id === id) ?? null
  return {
    ...report,
    reporter: personWith(report.reporter_id) ?? notifierOf(report),
    target: personWith(report.target_id),
  }
}

type Notice = Pick<Selectable<Tables['report']>, 'notifier_email' | 'notifier_language'>

/** Who gave notice without a login, if they left an address. */
function notifierOf({ notifier_email: email, notifier_language: language }: Notice) {
  if (email === null || language === null) return null
  return { id: null, email, language, status: 'active', is_fictional: false }
}

type Step = {
  readonly reportId: string
  readonly step: 'received' | 'receipt_sent' | 'decided' | 'statement_sent'
  readonly detail?: string
  readonly now: Date
}

/** Writes down what was done about a report. What is written here stays. */
export async function addStep(tx: Tx, { reportId, step, detail = '', now }: Step): Promise<void> {
  await tx
    .insertInto('report_step')
    .values({ report_id: reportId, step, detail, created_at: now })
    .execute()
}
