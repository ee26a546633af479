import { sql } from 'kysely'
import type { OfficeLanguage } from '#contract/office/account.ts'
import type { Role, SiteRole } from '#contract/office/roles.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'

/** A session of the office ends so long after it was opened, */
export const OFFICE_SECONDS = 12 * 60 * 60
/** and so long after it was used last. */
export const OFFICE_IDLE_SECONDS = 30 * 60
/** What a second factor is good for. */
const FACTOR_MS = 5 * 60 * 1000
const TOUCH_AFTER_MS = 20 * 1000

export type SessionOperator = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: OfficeLanguage
  readonly sessionId: string
  readonly tokenHash: Buffer
  /** Whether a second factor was given a moment ago. */
  readonly isFresh: boolean
  readonly roles: readonly SiteRole[]
}

/** The operator whose session this token opens now; null for any other token, and for one who was ended. */
export async function sessionOperator(
  db: Db,
  {
    token,
    isSign = true,
    now,
  }: { readonly token: string | undefined; readonly isSign?: boolean; readonly now: Date },
): Promise<SessionOperator | null> {
  if (token === undefined || token.length !== 43) return null
  const tokenHash = sha256(token)
  const session = await db
    .selectFrom('operator_session as session')
    .innerJoin('operator', 'operator.id', 'session.operator_id')
    .select(['operator.id', 'name', 'email', 'language', 'session.id as session_id'])
    .select(['confirmed_at', 'session.last_seen_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!session) return null
  const { id, name, email, session_id: sessionId } = session
  if (isSign && now.getTime() - session.last_seen_at.getTime() > TOUCH_AFTER_MS)
    await touch(db, { id, sessionId, now })
  const roles = await db
    .selectFrom('operator_role')
    .select(['site_id', 'role'])
    .where('operator_id', '=', id)
    .execute()
  return {
    id,
    name,
    email,
    language: session.language as OfficeLanguage,
    sessionId,
    tokenHash,
    isFresh: now.getTime() - session.confirmed_at.getTime() <= FACTOR_MS,
    roles: roles.map(({ site_id, role }) => ({ site_id, role: role as Role })),
  }
}

async function touch(
  db: Db,
  { id, sessionId, now }: { id: string; sessionId: string; now: Date },
): Promise<void> {
  const expiresAt = sql<Date>`least(created_at + ${OFFICE_SECONDS} * interval '1 s', ${idleEnd(now)}::timestamptz)`
  await db
    .with('touched', (step) =>
      step
        .updateTable('operator_session')
        .set({ last_seen_at: now, expires_at: expiresAt })
        .where('id', '=', sessionId),
    )
    .updateTable('operator')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .execute()
}

function idleEnd(now: Date): Date {
  return new Date(now.getTime() + OFFICE_IDLE_SECONDS * 1000)
}

type NewSession = { readonly operatorId: string; readonly userAgent: string; readonly now: Date }

/** Opens a session and returns its token. Null where the operator was ended meanwhile. */
export async function openOperatorSession(
  tx: Tx,
  { operatorId, userAgent, now }: NewSession,
): Promise<string | null> {
  const token = newToken()
  const owner = await tx
    .updateTable('operator')
    .set({ last_seen_at: now })
    .where('id', '=', operatorId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!owner) return null
  await tx
    .insertInto('operator_session')
    .values({
      operator_id: operatorId,
      token_hash: sha256(token),
      created_at: now,
      last_seen_at: now,
      confirmed_at: now,
      expires_at: idleEnd(now),
      user_agent: userAgent,
    })
    .execute()
  return token
}

/** Gives a session another token, now that a second factor was given. Null when it ended, or has another token already. */
export async function renewOperatorSession(
  tx: Tx,
  { sessionId, tokenHash, now }: Pick<SessionOperator, 'sessionId' | 'tokenHash'> & { now: Date },
): Promise<string | null> {
  const token = newToken()
  const renewed = await tx
    .updateTable('operator_session')
    .set({ token_hash: sha256(token), confirmed_at: now })
    .where('id', '=', sessionId)
    .where('token_hash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst()
  return renewed ? token : null
}

/** Forgets sessions, links and challenges of the office whose time is over. */
export async function deleteExpiredOperatorSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('operator_session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('operator_challenge').where('expires_at', '<=', now).execute()
}

/** Whose access ends meanwhile waits until this is done, or ends first. */
export async function requireAccess(tx: Tx, operatorId: string): Promise<void> {
  const here = await tx
    .selectFrom('operator')
    .select('id')
    .where('id', '=', operatorId)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!here) throw new Refusal('LOGIN_REQUIRED')
}
