import * as contract from '#contract/office/record.ts'
import { transact } from '#server/db/connect.ts'
import { type OfficeApp, officeRoute, type OperatorVisit } from '#server/http/office-route.ts'
import { auditRecord } from './audit-record.ts'
import { doerOf, note } from './note.ts'
import { readRecord, recordCsv } from './read-record.ts'

export function recordRoutes(app: OfficeApp): void {
  const { db } = app

  officeRoute(app, contract.readRecord, ({ input: { before, ...filter }, visit: { scope } }) =>
    readRecord(db, { scope, filter, before }),
  )

  officeRoute(app, contract.exportRecord, async ({ input: filter, visit }) => {
    const taken = await recordCsv(db, { scope: visit.scope, filter })
    const siteId = filter.site_id ?? null
    await tell(visit, { action: 'record_exported', siteId, details: { filter, rows: taken.rows } })
    return taken
  })

  officeRoute(app, contract.checkRecord, async ({ visit }) => {
    const outcome = await auditRecord(db)
    await tell(visit, { action: 'record_checked', siteId: null, details: outcome })
    return outcome
  })

  type Told = { action: string; siteId: string | null; details: Record<string, unknown> }

  function tell(visit: OperatorVisit, told: Told): Promise<void> {
    const subject = { kind: 'record', id: 'record' }
    return transact(db, (tx) => note(tx, { by: doerOf(visit), subject, ...told, now: visit.now }))
  }
}
