import type { Db } from '#server/db/connect.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'

export const SESSION_SECONDS = 30 * 24 * 60 * 60

export type SessionMember = { readonly id: string; readonly tokenHash: Buffer }

/** The member whose session this token opens, on this site and now; null for any other token. */
export async function sessionMember(
  db: Db,
  { token, siteId, now }: { token: string | undefined; siteId: string; now: Date },
): Promise<SessionMember | null> {
  if (token === undefined || token.length !== 43) return null
  const tokenHash = sha256(token)
  const session = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select('member.id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('member.site_id', '=', siteId)
    .where('member.status', 'in', ['not_confirmed', 'active'])
    .executeTakeFirst()
  return session ? { id: session.id, tokenHash } : null
}

/** Opens a session and returns its token, which is nowhere stored but in the member's browser. */
export async function openSession(
  db: Db,
  { memberId, userAgent, now }: { memberId: string; userAgent: string; now: Date },
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('session')
    .values({
      token_hash: sha256(token),
      member_id: memberId,
      created_at: now,
      expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000),
      user_agent: userAgent,
    })
    .execute()
  return token
}

export async function endSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}
