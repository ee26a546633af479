import type { Tx } from '#server/db/connect.ts'

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
