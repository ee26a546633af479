import * as contract from '#contract/reports.ts'
import type { Files } from '#server/features/media/media.ts'
import { type App, route } from '#server/http/route.ts'
import { reportMember } from './report-member.ts'

export function reportRoutes(app: App, files: Files): void {
  route(app, contract.reportMember, async ({ input, visit }) => {
    const { site, member, now } = visit
    const who = { siteId: site.id, reporterId: member.id, now }
    return reportMember({ ...app, files }, { ...input, ...who })
  })
}
