import * as likes from '#contract/likes.ts'
import { Refusal } from '#contract/refusals.ts'
import * as signup from '#contract/signup.ts'
import { type App, route } from '#server/http/route.ts'
import { cardOf } from './card-of.ts'
import { likeMember } from './like-member.ts'
import { signupMatches } from './signup-matches.ts'

export function likeRoutes(app: App): void {
  const { db } = app

  route(app, likes.likeMember, async ({ input, visit }) => {
    const viewer = { siteId: visit.site.id, memberId: visit.member.id }
    return likeMember(db, { viewer, profileId: input.profile_id, now: visit.now })
  })

  route(app, signup.getSignupTarget, async ({ input, visit }) => {
    const viewer = { siteId: visit.site.id, memberId: visit.member?.id ?? null }
    const member = await cardOf(db, { viewer, profileId: input.profile_id, now: visit.now })
    if (!member) throw new Refusal('NOT_FOUND')
    return { member }
  })

  route(app, signup.getSignupMatches, async ({ visit }) =>
    signupMatches(db, { siteId: visit.site.id, memberId: visit.member.id, now: visit.now }),
  )
}
