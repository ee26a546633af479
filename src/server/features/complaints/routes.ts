import * as contract from '#contract/complaints.ts'
import { type App, route } from '#server/http/route.ts'
import { sendComplaint } from './send-complaint.ts'

export function complaintRoutes(app: App): void {
  route(app, contract.sendComplaint, async ({ input, visit }) => {
    const { site, member, ip, now } = visit
    const { reference = '' } = input
    const who = { siteId: site.id, memberId: member?.id ?? null, ip, now }
    return { number: await sendComplaint(app, { ...input, reference, ...who }) }
  })
}
