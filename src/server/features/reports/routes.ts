import type { z } from 'zod/mini'
import { Refusal } from '#contract/refusals.ts'
import * as contract from '#contract/reports.ts'
import type { Files } from '#server/features/media/media.ts'
import { type App, route } from '#server/http/route.ts'
import { giveNotice } from './give-notice.ts'
import { reportMember } from './report-member.ts'

export function reportRoutes(app: App, files: Files): void {
  route(app, contract.reportMember, async ({ input, visit }) => {
    const { site, member, now } = visit
    const who = { siteId: site.id, reporterId: member.id, now }
    demandWords(input)
    return reportMember({ ...app, files }, { ...input, ...who })
  })

  route(app, contract.giveNotice, async ({ input, visit }) => {
    const { site, ip, now } = visit
    demandNotifier(input)
    return giveNotice(
      { ...app, files },
      { ...input, siteId: site.id, domain: site.domain, ip, now },
    )
  })
}

type Said = { readonly reason: contract.ReportReason; readonly explanation: string }

function demandWords({ reason, explanation }: Said): void {
  const isSaid = explanation.trim().length >= contract.SHORTEST_EXPLANATION
  if (contract.REASONS_WITH_WORDS.includes(reason) && !isSaid)
    throw new Refusal('INVALID_INPUT', { field: 'explanation', why: 'too_small' })
}

type Known = Pick<z.output<typeof contract.giveNotice.input>, 'reason' | 'name' | 'email'>

/** The law wants to know who says it, except where a child is concerned. */
function demandNotifier({ reason, ...who }: Known): void {
  if (reason === contract.REASON_WITHOUT_NAME) return
  for (const field of ['name', 'email'] as const)
    if (who[field] === undefined) throw new Refusal('INVALID_INPUT', { field, why: 'invalid_type' })
}
