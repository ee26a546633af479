import { sql } from 'kysely'
import type { Place, Seeks } from '#contract/fields.ts'
import type { SeeksCouples } from '#contract/identities.ts'
import type { Db } from '#server/db/connect.ts'
import { builtOnce } from '#server/db/prepared.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'
import { hereNow, trulyHereAt } from './here-now.ts'

/** A session ends so long after it was opened, however much it is used, */
export const SESSION_SECONDS = 30 * 24 * 60 * 60
/** and so long after it was used last. */
export const IDLE_SECONDS = 14 * 24 * 60 * 60

/** Activity is written down at most once in so long, for the session and for the member. */
const TOUCH_AFTER_MS = 60 * 1000

export type SessionMember = {
  readonly id: string
  readonly sessionId: string
  readonly tokenHash: Buffer
  /** When the password was last asked for in this session; null if it was opened by a link. */
  readonly confirmedAt: Date | null
  readonly isDiscreet: boolean
  /** Whether others are told when this member is here, and this member when others are. */
  readonly showsLastSeen: boolean
  /** Whom the member looks for, and where they live, as it was when the request came. */
  readonly seeks: Seeks
  readonly seeksCouples: SeeksCouples
  readonly home: Place
}

/** The member whose session this token opens, on this site and now; null for any other token. */
export async function sessionMember(
  db: Db,
  { token, siteId, now }: { token: string | undefined; siteId: string; now: Date },
): Promise<SessionMember | null> {
  if (token === undefined || token.length !== 43) return null
  const tokenHash = sha256(token)
  const [session] = await readSession(db, { tokenHash, siteId, now })
  if (!session) return null
  const { id, session_id: sessionId, confirmed_at: confirmedAt } = session
  const { seeks, seeks_couples: seeksCouples, country, region, city } = session
  const lastNoted = Math.min(session.last_seen_at.getTime(), session.here_at.getTime())
  if (now.getTime() - lastNoted > TOUCH_AFTER_MS) await touch(db, { id, sessionId, now })
  return {
    id,
    sessionId,
    tokenHash,
    confirmedAt,
    isDiscreet: session.is_discreet,
    showsLastSeen: session.shows_last_seen,
    seeks,
    seeksCouples,
    home: { country, region, city },
  }
}

type Token = { tokenHash: Buffer; siteId: string; now: Date }

const readSession = builtOnce((db, { tokenHash, siteId, now }: Token) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['member.id', 'session.id as session_id', trulyHereAt('member').as('here_at')])
    .select(['confirmed_at', 'last_seen_at', 'is_discreet', 'shows_last_seen'])
    .select([
      'member.seeks',
      'member.seeks_couples',
      'member.country',
      'member.region',
      'member.city',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('member.site_id', '=', siteId)
    .where('member.status', 'in', ['not_confirmed', 'active']),
)

async function touch(
  db: Db,
  { id, sessionId, now }: { id: string; sessionId: string; now: Date },
): Promise<void> {
  const expiresAt = sql<Date>`least(created_at + ${SESSION_SECONDS} * interval '1 s', ${idleEnd(now)}::timestamptz)`
  await db
    .with('touched', (step) =>
      step
        .updateTable('session')
        .set({ last_seen_at: now, expires_at: expiresAt })
        .where('id', '=', sessionId),
    )
    .updateTable('member')
    .set(hereNow(now))
    .where('id', '=', id)
    .where(trulyHereAt('member'), '<', now)
    .execute()
}

function idleEnd(now: Date): Date {
  return new Date(now.getTime() + IDLE_SECONDS * 1000)
}

type NewSession = {
  readonly memberId: string
  readonly userAgent: string
  /** Whether the password was given just now; a link in a mail opens a session without it. */
  readonly isConfirmed: boolean
  /** The hash of the password that was given, which must still be the member's. */
  readonly passwordHash?: string | undefined
  readonly now: Date
}

/**
 * Opens a session and returns its token, which is nowhere stored but in the member's browser. Null when the member may not
 * log in, or has another password by now than the one that was compared: the look and the opening are one statement.
 */
export async function openSession(
  db: Db,
  { memberId, userAgent, isConfirmed, passwordHash, now }: NewSession,
): Promise<{ token: string; passwordHash: string } | null> {
  const token = newToken()
  const expiresAt = idleEnd(now)
  const { rows } = await sql<{ password_hash: string }>`
    with owner as (
      select id, password_hash from member
      where id = ${memberId} and status in ('not_confirmed', 'active')
        and password_hash = coalesce(${passwordHash ?? null}, password_hash)
      for share
    ), opened as (
      insert into session (token_hash, member_id, created_at, last_seen_at, confirmed_at, expires_at, user_agent)
      select ${sha256(token)}, id, ${now}, ${now}, ${isConfirmed ? now : null}, ${expiresAt}, ${userAgent} from owner
    )
    select password_hash from owner`.execute(db)
  return rows[0] ? { token, passwordHash: rows[0].password_hash } : null
}

type Renewal = Pick<SessionMember, 'sessionId' | 'tokenHash'> & { readonly now: Date }

/**
 * Gives a session in which the password was given just now another token, so that whoever shares the old one has not given it,
 * too. Null when the session has ended, or has another token already.
 */
export async function renewSession(
  db: Db,
  { sessionId, tokenHash, now }: Renewal,
): Promise<string | null> {
  const token = newToken()
  const renewed = await db
    .updateTable('session')
    .set({ token_hash: sha256(token), confirmed_at: now })
    .where('id', '=', sessionId)
    .where('token_hash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst()
  return renewed ? token : null
}

export async function endSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

/** Ends every session of a member, but for the one that may stay. */
export async function endSessionsOf(
  db: Db,
  memberId: string,
  staying: string | null = null,
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('member_id', '=', memberId)
    .$if(staying !== null, (query) => query.where('id', '<>', staying))
    .execute()
}

/** Ends every session of a site. Says how many there were. */
export async function endSessionsOfSite(db: Db, siteId: string): Promise<bigint> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .using('member')
    .whereRef('member.id', '=', 'session.member_id')
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  return numDeletedRows
}

/** Forgets sessions whose time is over. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
}
