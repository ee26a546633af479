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
  /** The hash that the password was compared with: a session opens only while it is still that one. */
  readonly passwordHash?: string
}

/** Logs a member in on this browser with a new session, whatever session was there before, and remembers the browser. */
export async function openFor(
  app: App,
  visit: Visit,
  { memberId, isConfirmed, passwordHash }: Opening,
): Promise<User> {
  const { userAgent, now, cookies } = visit
  if (visit.member) await endSession(app.db, visit.member.tokenHash)
  const opening = { memberId, userAgent, isConfirmed, passwordHash, now }
  const session = await openSession(app.db, opening)
  const user = await userOf(app.db, memberId, now)
  if (!session || !user)
    throw passwordHash ? new Refusal('LOGIN_FAILED') : new Refusal('SERVICE_UNAVAILABLE')
  const owner = { id: memberId, password_hash: session.passwordHash }
  cookies.setSession(session.token, SESSION_SECONDS)
  cookies.setDevice(deviceCookie(app.secretKey, owner))
  return user
}
