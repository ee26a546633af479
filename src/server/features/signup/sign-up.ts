import { Refusal } from '#contract/refusals.ts'
import type { User } from '#contract/user.ts'
import { hashPassword, openFor } from '#server/features/accounts/accounts.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { inEvenTime } from '#server/http/in-even-time.ts'
import { networkOf } from '#server/http/limiter.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { demandFree, isAddressTaken, tellOwner } from './address.ts'
import { demandOpen } from './demand-open.ts'
import { demandSendable, keepFirstMessage } from './first-message.ts'
import { makeMember } from './make-member.ts'
import { demandValid } from './person.ts'
import type { Joining, Signup } from './joining.ts'
import { signUpAgain } from './sign-up-again.ts'

/**
 * Makes an account and logs in. Where accounts are private nobody is logged in and everybody gets the same answer at the
 * same pace: whether the address was free is told in its mailbox.
 */
export async function signUp(app: App, visit: Visit, signup: Signup): Promise<User | null> {
  const { site, now } = visit
  const settings = await settingsOf(app.db, site.id)
  const again = await signUpAgain({ app, visit, settings }, signup)
  if (again !== undefined) return again
  await app.limiter.take('signup_by_address', networkOf(visit.ip), now)
  demandOpen(settings, signup.traffic_source ?? null)
  await demandValid(signup, { email: signup.email, settings, now })
  if (signup.target) demandSendable(signup.target, settings)
  const joining = { app, visit, settings }
  return settings.account_privacy === 'private'
    ? inEvenTime(() => joinPrivately(joining, signup))
    : joinOpenly(joining, signup)
}

async function joinOpenly(joining: Joining, signup: Signup): Promise<User> {
  const { app, visit } = joining
  await demandFree(app.db, visit.site.id, signup.email)
  const memberId = await join(joining, signup)
  return openFor(app, visit, { memberId, isConfirmed: true })
}

async function joinPrivately(joining: Joining, signup: Signup): Promise<null> {
  try {
    await join(joining, signup)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'EMAIL_TAKEN') throw error
    await tellOwner(joining.app, joining.visit, signup.email)
  }
  return null
}

async function join({ app, visit, settings }: Joining, signup: Signup): Promise<string> {
  const { db, secretKey } = app
  const { site, now } = visit
  const passwordHash = await hashPassword(signup.password)
  try {
    return await db.transaction().execute(async (tx) => {
      const memberId = await makeMember(tx, {
        siteId: site.id,
        email: signup.email,
        person: signup,
        passwordHash,
        clientId: signup.client_id,
        source: signup.traffic_source ?? null,
        signupCredits: settings.signup_credits,
        secretKey,
        now,
      })
      if (signup.target)
        await keepFirstMessage(tx, { ...signup.target, memberId, siteId: site.id, now })
      return memberId
    })
  } catch (error) {
    throw isAddressTaken(error) ? new Refusal('EMAIL_TAKEN', { field: 'email' }) : error
  }
}
