import { blockMember as blockMemberEndpoint } from '#contract/members.ts'
import { listOnline as listOnlineEndpoint } from '#contract/online.ts'
import { countryFor, settingsOf } from '#server/features/settings/settings.ts'
import { type App, route } from '#server/http/route.ts'
import { blockMember } from './block-member.ts'
import { listOnline, mayLook } from './list-online.ts'

type Deps = { readonly countryOf: (ip: string) => string | null }

export function memberRoutes(app: App, { countryOf }: Deps): void {
  route(app, listOnlineEndpoint, async ({ input, visit }) => {
    const settings = await settingsOf(app.db, visit.site.id)
    const country = countryFor(settings, [visit.countryChoice, countryOf(visit.ip)])
    if (!mayLook(visit, settings)) return { country, num_online: 0, members: [] }
    const viewer = { siteId: visit.site.id, memberId: visit.member?.id ?? null }
    return {
      country,
      ...(await listOnline(app.db, { viewer, country, limit: input.limit, now: visit.now })),
    }
  })

  route(app, blockMemberEndpoint, async ({ input, visit }) => {
    const viewer = { siteId: visit.site.id, memberId: visit.member.id }
    await blockMember(app, { viewer, profileId: input.profile_id, now: visit.now })
    return {}
  })
}
