import * as account from '#contract/account.ts'
import { Refusal } from '#contract/refusals.ts'
import * as contract from '#contract/user.ts'
import { type App, route } from '#server/http/route.ts'
import { endSession } from '#server/http/session.ts'
import { changeMail, requestMailChange } from './change-mail.ts'
import { changePassword, requestReset, resetPassword } from './change-password.ts'
import { linkOwner } from './links.ts'
import { logIn, logInMember } from './log-in.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { HASHING } from './passwords.ts'
import { requirePassword, noteConfirmation } from './step-up.ts'
import { undoChange } from './undo-change.ts'
import { userOf } from './user-of.ts'

export function accountRoutes(app: App): void {
  sessionRoutes(app)
  passwordRoutes(app)
  mailChangeRoutes(app)
  passkeyRoutes(app)
}

function sessionRoutes(app: App): void {
  const { db } = app

  route(app, contract.getUser, async ({ visit }) => ({
    user: visit.member ? await userOf(db, visit.member.id, visit.now) : null,
  }))

  route(
    app,
    contract.logIn,
    async ({ input, visit }) => {
      const verified = await logIn(app, visit, input)
      return { user: await logInMember(app, visit, { ...verified, isConfirmed: true }) }
    },
    { event: 'login' },
  )

  route(app, contract.saveLanguage, async ({ input, visit }) => {
    await db.updateTable('member').set(input).where('id', '=', visit.member.id).execute()
    const user = await userOf(db, visit.member.id, visit.now)
    if (!user) throw new Refusal('LOGIN_REQUIRED')
    return { user }
  })

  route(app, contract.logOut, async ({ visit }) => {
    if (visit.member) await endSession(db, visit.member.tokenHash)
    visit.cookies.clearSession()
    return {}
  })
}

function passwordRoutes(app: App): void {
  route(
    app,
    account.requestReset,
    async ({ input, visit }) => {
      await requestReset(app, visit, input.email)
      return {}
    },
    { event: 'reset_asked' },
  )

  route(app, account.checkResetLink, async ({ input: { token }, visit: { site, now } }) => {
    await linkOwner(app.db, { siteId: site.id, kinds: ['reset'], token, now })
    return {}
  })

  route(
    app,
    account.resetPassword,
    async ({ input, visit }) => {
      await resetPassword(app, visit, input)
      return {}
    },
    { ...HASHING, event: 'reset' },
  )

  route(
    app,
    account.confirmPassword,
    async ({ input, visit }) => {
      await requirePassword(app, visit, input.password)
      await noteConfirmation(app.db, visit)
      return {}
    },
    { event: 'step_up' },
  )

  route(
    app,
    account.changePassword,
    async ({ input, visit }) => {
      const oldHash = await requirePassword(app, visit, input.old_password)
      await changePassword(app, visit, { ...input, oldHash })
      await logInMember(app, visit, { memberId: visit.member.id, isConfirmed: true })
      return {}
    },
    { ...HASHING, event: 'password_change' },
  )
}

function mailChangeRoutes(app: App): void {
  route(
    app,
    account.requestMailChange,
    async ({ input, visit }) => {
      await requestMailChange(app, visit, input.email)
      return {}
    },
    { event: 'address_change_asked' },
  )

  route(app, account.changeMail, ({ input, visit }) => changeMail(app, visit, input.token), {
    event: 'address_change',
  })

  route(app, account.undoChange, ({ input, visit }) => undoChange(app, visit, input.token), {
    event: 'undo',
  })
}
