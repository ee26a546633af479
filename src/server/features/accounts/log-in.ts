import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { type Limiter, networkOf } from '#server/http/limiter.ts'
import { isPasswordOf } from './passwords.ts'

type Attempt = { siteId: string; email: string; password: string; ip: string; now: Date }

/**
 * The id of the member whose address and password these are. An unknown address, a wrong password and a closed
 * account get the same refusal after the same work, and too many wrong ones lock the address, known or not.
 */
export async function logIn(db: Db, limiter: Limiter, attempt: Attempt): Promise<string> {
  const emailKey = `${attempt.siteId}:${attempt.email.toLowerCase()}`
  await limiter.take('login_by_address', networkOf(attempt.ip), attempt.now)
  await limiter.take('login_by_email', emailKey, attempt.now, 'ACCOUNT_LOCKED')
  const member = await db
    .selectFrom('member')
    .select(['id', 'password_hash', 'status'])
    .where('site_id', '=', attempt.siteId)
    .where((where) => where(where.fn('lower', ['email']), '=', attempt.email.toLowerCase()))
    .executeTakeFirst()
  const isRight = await isPasswordOf(member?.password_hash ?? null, attempt.password)
  if (!member || !isRight || !['active', 'not_confirmed'].includes(member.status)) {
    throw new Refusal('LOGIN_FAILED')
  }
  await limiter.forgive('login_by_email', emailKey)
  return member.id
}
