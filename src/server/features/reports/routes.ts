import { Refusal } from '#contract/refusals.ts'
import * as contract from '#contract/reports.ts'
import type { Files } from '#server/features/media/media.ts'
import { type App, route } from '#server/http/route.ts'
import { reportMember } from './report-member.ts'

export function reportRoutes(app: App, files: Files): void {
  route(app, contract.reportMember, async ({ input, visit }) => {
    const { site, member, now } = visit
    const who = { siteId: site.id, reporterId: member.id, now }
    demandWords(input)
    return reportMember({ ...app, files }, { ...input, ...who })
  })
}

type Said = { readonly reason: contract.ReportReason; readonly explanation: string }

function demandWords({ reason, explanation }: Said): void {
  const isSaid = explanation.trim().length >= contract.SHORTEST_EXPLANATION
  if (contract.REASONS_WITH_WORDS.includes(reason) && !isSaid)
    throw new Refusal('INVALID_INPUT', { field: 'explanation', why: 'too_small' })
}
