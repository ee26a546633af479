import { Refusal } from '#contract/refusals.ts'
import type { User } from '#contract/user.ts'
import { isPasswordOf, openFor } from '#server/features/accounts/accounts.ts'
import type { Joining, Signup } from './joining.ts'

/** The answer to a signup that was already made: the same one again. Undefined when it is new. */
export async function signUpAgain(
  { app, visit, settings }: Joining,
  signup: Signup,
): Promise<User | null | undefined> {
  const known = await app.db
    .selectFrom('member')
    .select(['id', 'email', 'password_hash'])
    .where('site_id', '=', visit.site.id)
    .where('signup_client_id', '=', signup.client_id)
    .where('status', 'in', ['not_confirmed', 'active'])
    .executeTakeFirst()
  if (!known) return undefined
  const isSame = known.email.toLowerCase() === signup.email.toLowerCase()
  if (!isSame || !(await isPasswordOf(known.password_hash, signup.password)))
    throw new Refusal('CLIENT_ID_REUSED')
  if (settings.account_privacy === 'private') return null
  return openFor(app, visit, { memberId: known.id, isConfirmed: true })
}
