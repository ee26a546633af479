import * as contract from '#contract/match-finder.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { type App, route } from '#server/http/route.ts'
import { answersOf, seekerOf } from './answers-of.ts'
import { findMatches } from './find-matches.ts'

export function matchFinderRoutes(app: App): void {
  const { db } = app

  route(app, contract.findMatches, async ({ input, visit }) => {
    const { site, member, now } = visit
    const [settings, seeker] = await Promise.all([settingsOf(db, site.id), seekerOf(db, member.id)])
    const answers = answersOf(input, settings, seeker)
    const viewer = { siteId: site.id, memberId: member.id }
    return { matches: await findMatches(db, { viewer, seeker, answers, now }) }
  })
}
