import * as contract from '#contract/office/transparency.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { doerOf } from '#server/features/record/record.ts'
import { type OfficeApp, officeRoute, type OperatorVisit } from '#server/http/office-route.ts'
import { activeRecipients, lastSaid, publishRecipients } from './recipients.ts'
import { yearlyReport } from './yearly-report.ts'

export function transparencyOfficeRoutes(app: OfficeApp): void {
  const { db } = app

  officeRoute(app, contract.readTransparency, async ({ input, visit }) => {
    const { id: siteId, domain } = await siteIn(db, visit, input.site_id)
    const { year } = input
    const [recipients, said, lines] = await Promise.all([
      activeRecipients(db, { siteId, now: visit.now }),
      lastSaid(db, siteId),
      yearlyReport(db, { siteId, domain, year, now: visit.now }),
    ])
    return {
      ...recipients,
      said,
      lines: lines.map(([part, indicator, scope, value]) => ({ part, indicator, scope, value })),
    }
  })

  officeRoute(app, contract.publishRecipients, async ({ input, visit }) => {
    const { id: siteId } = await siteIn(db, visit, input.site_id)
    const { average } = await publishRecipients(db, { siteId, now: visit.now, by: doerOf(visit) })
    return { average }
  })
}

async function siteIn(db: Db, { scope }: OperatorVisit, id: string) {
  const site = await db
    .selectFrom('site')
    .select(['id', 'domain'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!site || (scope !== 'all' && !scope.includes(id))) throw new Refusal('NOT_FOUND')
  return site
}
