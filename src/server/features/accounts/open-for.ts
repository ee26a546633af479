import type { User } from '#contract/user.ts'
import { Refusal } from '#contract/refusals.ts'
import { endSession, openSession, SESSION_SECONDS } from '#server/http/session.ts'
import type { App } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { deviceCookie } from './device.ts'
import { userOf } from './user-of.ts'

type Opening = {
  readonly memberId: string
  /** Whether the password was given just now. */
  readonly isConfirmed: boolean
}

/** Logs a member in on this browser with a new session, whatever session was there before, and remembers the browser. */
export async function openFor(
  app: App,
  visit: Visit,
  { memberId, isConfirmed }: Opening,
): Promise<User> {
  const { userAgent, now, cookies } = visit
  if (visit.member) await endSession(app.db, visit.member.tokenHash)
  const token = await openSession(app.db, { memberId, userAgent, isConfirmed, now })
  const user = await userOf(app.db, memberId)
  if (!user) throw new Refusal('LOGIN_REQUIRED')
  cookies.setSession(token, SESSION_SECONDS)
  cookies.setDevice(deviceCookie(app.secretKey, memberId))
  return user
}
