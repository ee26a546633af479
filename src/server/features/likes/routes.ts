import { likeWithComment } from '#contract/like-comment.ts'
import * as likes from '#contract/likes.ts'
import { Refusal } from '#contract/refusals.ts'
import * as signup from '#contract/signup.ts'
import { mayLook } from '#server/features/members/members.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { type App, route } from '#server/http/route.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { autoLike } from './auto-like.ts'
import { commentOn } from './like-comment.ts'
import { cardOf, signupMatches } from './signup-matches.ts'
import { likeMember, seeLike, unlikeMember } from './like.ts'
import { listLikes } from './list-likes.ts'

export function likeRoutes(app: App): void {
  const { db } = app

  route(
    app,
    likes.likeMember,
    async ({ input, visit }) => likeMember(app, { ...asked(visit), profileId: input.profile_id }),
    { limit: 'like' },
  )

  route(
    app,
    likeWithComment,
    async ({ input: { profile_id: profileId, ...said }, visit }) =>
      commentOn(app, {
        ...asked(visit),
        ...said,
        profileId,
        settings: await settingsOf(db, visit.site.id),
      }),
    { limit: 'like_comment' },
  )

  route(app, likes.unlikeMember, async ({ input, visit }) => {
    await unlikeMember(app, { ...asked(visit), profileId: input.profile_id })
    return {}
  })

  route(app, likes.listLikes, async ({ input, visit }) =>
    listLikes(db, { ...asked(visit), ...input }),
  )

  route(app, likes.autoLike, async ({ visit }) => ({ profile: await autoLike(app, asked(visit)) }))

  route(app, likes.seeLike, async ({ input, visit }) => ({
    new_likes: await seeLike(app, { ...asked(visit), profileId: input.profile_id }),
  }))

  signupRoutes(app)
}

function asked({ site, member, now }: Visit & { readonly member: SessionMember }) {
  return { viewer: { siteId: site.id, memberId: member.id }, now }
}

/** The profiles that a new member meets while signing up. */
function signupRoutes(app: App): void {
  const { db } = app

  route(app, signup.getSignupTarget, async ({ input, visit }) => {
    if (!mayLook(visit, await settingsOf(db, visit.site.id))) throw new Refusal('NOT_FOUND')
    const viewer = { siteId: visit.site.id, memberId: visit.member?.id ?? null }
    const member = await cardOf(db, { viewer, profileId: input.profile_id, now: visit.now })
    if (!member) throw new Refusal('NOT_FOUND')
    return { member }
  })

  route(app, signup.getSignupMatches, async ({ visit }) =>
    signupMatches(db, { siteId: visit.site.id, memberId: visit.member.id, now: visit.now }),
  )
}
