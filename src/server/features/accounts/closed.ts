import { Refusal } from '#contract/refusals.ts'
import { statementToken } from '#server/features/mail/mail.ts'
import { endSuspension, shutOutBy } from '#server/features/standing/standing.ts'
import type { App } from '#server/http/route.ts'

type Owner = {
  readonly id: string
  readonly status: string
  readonly status_before: string | null
}

/**
 * Says that an account is deleted, banned or suspended: only to who proved to be its owner, with the way to the reasons. Who comes
 * in the second in which a suspension ends is let in.
 */
export async function refuseClosed(
  { db, secretKey }: Pick<App, 'db' | 'secretKey'>,
  { id, status, status_before: before }: Owner,
  now: Date,
): Promise<void> {
  const isBanned = status === 'banned' || before === 'banned'
  if (!isBanned && status === 'deleted') throw new Refusal('ACCOUNT_DELETED')
  if (!isBanned && status !== 'suspended') return
  const decision = await shutOutBy(db, { memberId: id, now })
  if (!decision && !isBanned) return endSuspension(db, { memberId: id, now })
  const statement = decision ? { statement: statementToken(secretKey, decision.id) } : {}
  if (!decision?.until) throw new Refusal('ACCOUNT_BANNED', statement)
  throw new Refusal('ACCOUNT_SUSPENDED', { ...statement, until: decision.until.toISOString() })
}
