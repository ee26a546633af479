import * as contract from '#contract/members.ts'
import { Refusal } from '#contract/refusals.ts'
import { mayLook, settingsFor } from '#server/features/members/members.ts'
import { type App, route } from '#server/http/route.ts'
import { getMember } from './get-member.ts'
import { rememberLook } from './looks.ts'

export function profileViewRoutes(app: App): void {
  route(app, contract.getMember, async ({ input, visit }) => {
    const { site, member, now } = visit
    const viewer = { siteId: site.id, memberId: member?.id ?? null }
    const settings = await settingsFor(app.db, viewer)
    if (!mayLook(visit, settings)) throw new Refusal('LOGIN_REQUIRED')
    return getMember(app.db, { viewer, profileId: input.profile_id, settings, now })
  })

  route(app, contract.lookAtMember, async ({ input, visit }) => {
    const viewer = { siteId: visit.site.id, memberId: visit.member.id }
    await rememberLook(app.db, { viewer, profileId: input.profile_id, now: visit.now })
    return {}
  })
}
