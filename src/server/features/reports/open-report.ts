import type { Tx } from '#server/db/connect.ts'

export type OpenReport = NonNullable<Awaited<ReturnType<typeof openReport>>>

/** A report with those it concerns, held until the transaction ends: nobody else decides about it meanwhile. */
export async function openReport(tx: Tx, siteId: string, number: number) {
  const report = await tx
    .selectFrom('report')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
  if (!report) return null
  const people = await tx
    .selectFrom('member')
    .select(['id', 'email', 'language', 'status', 'is_fictional'])
    .where('id', 'in', [report.reporter_id, report.target_id])
    .forUpdate()
    .execute()
  const personWith = (id: string | null) => people.find((person) => person.id === id) ?? null
  return {
    ...report,
    reporter: personWith(report.reporter_id),
    target: personWith(report.target_id),
  }
}
