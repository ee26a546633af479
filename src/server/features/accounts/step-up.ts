import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import type { App } from '#server/http/route.ts'
import { renewSession, SESSION_SECONDS, type SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import { countAttempt, unlock } from './login-lock.ts'
import { isPasswordOf } from './passwords.ts'

const GOOD_FOR_MS = 10 * 60 * 1000

type MemberVisit = Pick<Visit, 'cookies' | 'now'> & { readonly member: SessionMember }
type RequireStepUpInput = Pick<MemberVisit, 'member' | 'now'>

/** Refuses what cannot be taken back unless the password was given in this session within the last ten minutes. */
export function requireStepUp({ member, now }: RequireStepUpInput): void {
  const age = member.confirmedAt ? now.getTime() - member.confirmedAt.getTime() : Infinity
  if (age > GOOD_FOR_MS) throw new Refusal('PASSWORD_REQUIRED')
}

/** Compares the password of the member who is logged in, as often as a login may be tried. Returns its hash. */
export async function requirePassword(
  app: App,
  { member, now }: RequireStepUpInput,
  password: string,
): Promise<string> {
  const key = keyedHash(app.secretKey, `step-up:${member.id}`)
  await app.limiter.take('password_by_member', member.id, now)
  const { password_hash: hash } = await app.db
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const isRight = await isPasswordOf(hash, password, () =>
    countAttempt(app.db, { key, factor: app.limiter.factors.all, now }),
  )
  if (!isRight) throw new Refusal('PASSWORD_WRONG')
  await unlock(app.db, key)
  return hash
}

/** Notes that the password was given, and renews the token of the session with it. */
export async function noteConfirmation(
  db: Db,
  { member, cookies, now }: MemberVisit,
): Promise<void> {
  const token = await renewSession(db, { ...member, now })
  // Another window of this browser may have been first, and has brought it a token.
  if (token) cookies.setSession(token, SESSION_SECONDS)
}
