import { Refusal } from '#contract/refusals.ts'
import type { User } from '#contract/user.ts'
import { hashPassword, openFor } from '#server/features/accounts/accounts.ts'
import { keepWish } from '#server/features/activation/activation.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { inEvenTime } from '#server/http/in-even-time.ts'
import { networkOf } from '#server/http/limiter.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { requireFree, isSignupTaken, tellOwner } from './address.ts'
import { requireOpen } from './demand-open.ts'
import { requireSendable, sendFirstMessage } from './first-message.ts'
import type { Joining, Signup } from './joining.ts'
import { makeMember } from './make-member.ts'
import { requireValid } from './person.ts'
import { privateClientId } from './private-client-id.ts'
import { signUpAgain } from './sign-up-again.ts'

/**
 * Makes an account and logs in. Where accounts are private nobody is logged in and everybody gets the same answer at the
 * same pace: whether the address was free is told in its mailbox.
 */
export async function signUp(app: App, visit: Visit, signup: Signup): Promise<User | null> {
  const settings = await settingsOf(app.db, visit.site.id)
  const joining = { app, visit, settings }
  if (settings.account_privacy === 'private')
    return inEvenTime(() => joinPrivately(joining, signup))
  const again = await signUpAgain(app, visit, signup)
  return again ?? joinOpenly(joining, signup)
}

async function joinOpenly(joining: Joining, signup: Signup): Promise<User> {
  const { app, visit } = joining
  await requireAcceptable(joining, signup)
  try {
    await requireFree(app, visit.site.id, signup.email)
    const memberId = await join(joining, signup, signup.client_id)
    return await openFor(app, visit, { memberId, isConfirmed: true })
  } catch (error) {
    // The same signup may have come through at the same moment.
    const again = isRefusedAs(error, 'EMAIL_TAKEN') && (await signUpAgain(app, visit, signup))
    if (again) return again
    throw error
  }
}

async function joinPrivately(joining: Joining, signup: Signup): Promise<null> {
  const { app, visit } = joining
  const clientId = privateClientId(app.secretKey, signup)
  await requireAcceptable(joining, signup)
  try {
    await join(joining, signup, clientId)
  } catch (error) {
    // Whoever wants no account here wants no mail about one either.
    if (isRefusedAs(error, 'ADDRESS_EXCLUDED')) return null
    if (!isRefusedAs(error, 'EMAIL_TAKEN')) throw error
    await tellOwner(app, visit, { email: signup.email, clientId })
  }
  return null
}

async function requireAcceptable({ app, visit, settings }: Joining, signup: Signup): Promise<void> {
  await app.limiter.take('signup_by_address', networkOf(visit.ip), visit.now)
  requireOpen(settings, signup.traffic_source ?? null)
  await requireValid(signup, { email: signup.email, settings, now: visit.now })
  if (signup.target) requireSendable(signup.target, settings)
}

async function join(
  { app, visit, settings }: Joining,
  signup: Signup,
  clientId: string,
): Promise<string> {
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
        clientId,
        source: signup.traffic_source ?? null,
        interests: signup.wish?.interests ?? [],
        lander: signup.wish?.lander ?? null,
        signupCredits: settings.signup_credits,
        asksToResell: settings.member_resell === 'yes',
        secretKey,
        now,
      })
      if (signup.wish) await keepWish(tx, memberId, signup.wish)
      const { message_credits: cost } = settings
      if (signup.target)
        await sendFirstMessage(tx, { ...signup.target, memberId, siteId: site.id, cost, now })
      return memberId
    })
  } catch (error) {
    throw isSignupTaken(error) ? new Refusal('EMAIL_TAKEN', { field: 'email' }) : error
  }
}

function isRefusedAs(error: unknown, code: Refusal['code']): boolean {
  return error instanceof Refusal && error.code === code
}
