import * as contract from '#contract/user.ts'
import { Refusal } from '#contract/refusals.ts'
import { type App, route } from '#server/http/route.ts'
import { endSession, openSession, SESSION_SECONDS } from '#server/http/session.ts'
import { logIn } from './log-in.ts'
import { userOf } from './user-of.ts'

export function accountRoutes(app: App): void {
  const { db, limiter } = app

  route(app, contract.getUser, async ({ visit }) => ({
    user: visit.member ? await userOf(db, visit.member.id) : null,
  }))

  route(app, contract.logIn, async ({ input, visit }) => {
    const { site, ip, now, userAgent } = visit
    const memberId = await logIn(db, limiter, { ...input, siteId: site.id, ip, now })
    if (visit.member) await endSession(db, visit.member.tokenHash)
    visit.cookies.setSession(await openSession(db, { memberId, userAgent, now }), SESSION_SECONDS)
    return { user: (await userOf(db, memberId)) ?? refuse('LOGIN_FAILED') }
  })

  route(app, contract.saveLanguage, async ({ input, visit }) => {
    await db.updateTable('member').set(input).where('id', '=', visit.member.id).execute()
    return { user: (await userOf(db, visit.member.id)) ?? refuse('LOGIN_REQUIRED') }
  })

  route(app, contract.logOut, async ({ visit }) => {
    if (visit.member) await endSession(db, visit.member.tokenHash)
    visit.cookies.clearSession()
    return {}
  })
}

function refuse(code: 'LOGIN_FAILED' | 'LOGIN_REQUIRED'): never {
  throw new Refusal(code)
}
