import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import type { App } from '#server/http/route.ts'
import type { SessionMember } from '#server/http/session.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import { countAttempt, unlock } from './login-lock.ts'
import { isPasswordOf } from './passwords.ts'

const GOOD_FOR_MS = 10 * 60 * 1000

type RequireStepUpInput = { readonly member: SessionMember; readonly now: Date }

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

export async function noteConfirmation(db: Db, { member, now }: RequireStepUpInput): Promise<void> {
  await db
    .updateTable('session')
    .set({ confirmed_at: now })
    .where('id', '=', member.sessionId)
    .execute()
}
