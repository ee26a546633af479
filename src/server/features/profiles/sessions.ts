import type { Session } from '#contract/account.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { deviceWords } from '#server/features/accounts/accounts.ts'
import { endSessionsOf, type SessionMember } from '#server/http/session.ts'

/** The devices that a member is logged in on: the present one, then those seen last. */
export async function listSessions(
  db: Db,
  { id, sessionId }: SessionMember,
  now: Date,
): Promise<Session[]> {
  const sessions = await db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('member_id', '=', id)
    .where('expires_at', '>', now)
    .orderBy((session) => session('id', '=', sessionId), 'desc')
    .orderBy('last_seen_at', 'desc')
    .execute()
  return sessions.map((session) => ({
    id: session.id,
    device: deviceWords(session.user_agent),
    created_at: session.created_at.toISOString(),
    last_seen_at: session.last_seen_at.toISOString(),
    is_current: session.id === sessionId,
  }))
}

/** Ends one of the member's sessions, or without an id every one but the present. */
export async function endSessions(
  db: Db,
  member: SessionMember,
  sessionId: string | undefined,
): Promise<void> {
  if (sessionId === undefined) return endSessionsOf(db, member.id, member.sessionId)
  const { numDeletedRows: ended } = await db
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('member_id', '=', member.id)
    .executeTakeFirst()
  if (ended === 0n) throw new Refusal('NOT_FOUND')
}
