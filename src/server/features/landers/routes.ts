// What landing pages show of members.

import { getLander, getLanderMember, nicheOf, readSlug } from '#contract/landers.ts'
import { Refusal } from '#contract/refusals.ts'
import { mayLook, settingsFor } from '#server/features/members/members.ts'
import { countryFor, type Settings, settingsOf } from '#server/features/settings/settings.ts'
import { type App, route } from '#server/http/route.ts'
import { faces } from './faces.ts'
import { landerMember } from './lander-member.ts'

type Deps = { readonly countryOf: (ip: string) => string | null }

export function landerRoutes(app: App, { countryOf }: Deps): void {
  const { db } = app

  route(app, getLander, async ({ input, visit }) => {
    const settings = await settingsOf(db, visit.site.id)
    const country = countryFor(settings, [visit.countryChoice, countryOf(visit.ip)])
    const niche = nicheFor(input, settings)
    if (!mayLook(visit, settings)) return { niche, country, num_online: 0, members: [] }
    const viewer = { siteId: visit.site.id, memberId: visit.member?.id ?? null }
    return { niche, country, ...(await faces(app, { viewer, country, niche, now: visit.now })) }
  })

  route(app, getLanderMember, async ({ input, visit }) => {
    const viewer = { siteId: visit.site.id, memberId: visit.member?.id ?? null }
    const settings = await settingsFor(db, viewer)
    if (!mayLook(visit, settings)) throw new Refusal('NOT_FOUND')
    return landerMember(db, {
      viewer,
      profileId: input.profile_id,
      niche: nicheFor(input, settings),
      settings,
      now: visit.now,
    })
  })
}

/** What the page says in its address, else what the site is for. */
function nicheFor({ slug }: { slug?: string | undefined }, { niche }: Pick<Settings, 'niche'>) {
  return slug ? readSlug(slug).niche : nicheOf(niche)
}
