import * as account from '#contract/account.ts'
import * as notifications from '#contract/notifications.ts'
import * as profile from '#contract/profile.ts'
import { Refusal } from '#contract/refusals.ts'
import * as showcase from '#contract/showcase.ts'
import { requireStepUp, userOf } from '#server/features/accounts/accounts.ts'
import { settingsOf, termsDate } from '#server/features/settings/settings.ts'
import { type App, route } from '#server/http/route.ts'
import { listBlocked, unblockMember } from './blocked.ts'
import { ownProfile, saveProfile } from './own-profile.ts'
import { preferencesOf, savePreferences } from './preferences.ts'
import { endSessions, listSessions } from './sessions.ts'
import { saveShowcase, showcaseOf } from './showcase.ts'

export function profileRoutes(app: App): void {
  ownRoutes(app)
  showcaseRoutes(app)
  blockedRoutes(app)
  sessionRoutes(app)
}

function ownRoutes(app: App): void {
  const { db } = app

  route(app, profile.getOwnProfile, async ({ visit }) => ({
    profile: await ownProfile(db, { siteId: visit.site.id, memberId: visit.member.id }),
  }))

  route(app, profile.saveProfile, async ({ input, visit }) => {
    const { site, member, now } = visit
    const own = { siteId: site.id, memberId: member.id }
    await saveProfile(app, { ...own, profile: input, now })
    return { profile: await ownProfile(db, own), user: await ownUser(app, member.id) }
  })

  route(app, notifications.getPreferences, async ({ visit }) => ({
    preferences: await preferencesOf(db, visit.member.id, visit.now),
  }))

  route(app, notifications.savePreferences, async ({ input, visit }) => {
    const { id } = visit.member
    const { company, member_resell: asksToResell } = await settingsOf(db, visit.site.id)
    if (input.may_resell && asksToResell !== 'yes')
      throw new Refusal('INVALID_INPUT', { field: 'may_resell', why: 'not_offered' })
    const version = termsDate(company)
    await savePreferences(app, { memberId: id, changes: input, version, now: visit.now })
    return { preferences: await preferencesOf(db, id, visit.now), user: await ownUser(app, id) }
  })
}

function showcaseRoutes(app: App): void {
  route(app, showcase.getShowcase, ({ visit }) => showcaseOf(app.db, visit.member.id))

  route(app, showcase.saveShowcase, async ({ input, visit }) => {
    const { id } = visit.member
    await saveShowcase(app, { memberId: id, answer: input, now: visit.now })
    return showcaseOf(app.db, id)
  })
}

function blockedRoutes(app: App): void {
  const { db } = app

  route(app, account.listBlocked, async ({ visit }) => {
    const block = { siteId: visit.site.id, memberId: visit.member.id }
    return { members: await listBlocked(db, block, visit.now) }
  })

  route(app, account.unblockMember, async ({ input, visit }) => {
    const { member, now } = visit
    await unblockMember(app, { memberId: member.id, blockedId: input.profile_id, now })
    return {}
  })
}

function sessionRoutes(app: App): void {
  route(app, account.listSessions, async ({ visit }) => ({
    sessions: await listSessions(app.db, visit.member, visit.now),
  }))

  route(app, account.endSessions, async ({ input, visit }) => {
    const isOwn = input.id === visit.member.sessionId
    if (!isOwn) requireStepUp(visit)
    await endSessions(app.db, visit.member, input.id)
    if (isOwn) visit.cookies.clearSession()
    return {}
  })
}

async function ownUser({ db, clock }: App, memberId: string) {
  const user = await userOf(db, memberId, clock())
  if (!user) throw new Refusal('LOGIN_REQUIRED')
  return user
}
