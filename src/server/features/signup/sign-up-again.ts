import { Refusal } from '#contract/refusals.ts'
import type { User } from '#contract/user.ts'
import {
  emailKey,
  isPasswordOf,
  openFor,
  takeTry,
  unlock,
} from '#server/features/accounts/accounts.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import type { Signup } from './joining.ts'

/**
 * The answer to a signup that was already made: the same one again, as long as it waits to be confirmed. Null when it is
 * new. The password counts as a try to log in, which it is.
 */
export async function signUpAgain(app: App, visit: Visit, signup: Signup): Promise<User | null> {
  const { db, secretKey, limiter } = app
  const known = await db
    .selectFrom('member')
    .select(['id', 'email', 'status', 'password_hash'])
    .where('site_id', '=', visit.site.id)
    .where('signup_client_id', '=', signup.client_id)
    .executeTakeFirst()
  if (!known) return null
  const isSame =
    known.email.toLowerCase() === signup.email.toLowerCase() && known.status === 'not_confirmed'
  if (!isSame) throw new Refusal('CLIENT_ID_REUSED')
  const key = emailKey(secretKey, visit.site.id, known.email)
  const isRight = await isPasswordOf(known.password_hash, signup.password, () =>
    takeTry(db, { key, factor: limiter.factor, now: visit.now }),
  )
  if (!isRight) throw new Refusal('CLIENT_ID_REUSED')
  await unlock(db, key)
  return openFor(app, visit, { memberId: known.id, isConfirmed: true })
}
