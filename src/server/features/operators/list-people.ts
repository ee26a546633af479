import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type * as contract from '#contract/office/people.ts'
import type { SiteRole } from '#contract/office/roles.ts'
import type { Db } from '#server/db/connect.ts'
import { deviceWords } from '#server/features/accounts/accounts.ts'
import { isWithin } from './people.ts'
import type { Scope } from '#server/http/office-route.ts'

type Listed = z.input<typeof contract.listPeople.output>
type ListPeopleInput = {
  /** The sites on which the asker may read who is here, and those on which they may change it. */
  readonly reads: Scope
  readonly manages: Scope
  readonly now: Date
}

const HERE_MS = 5 * 60 * 1000

type Row = {
  id: string
  name: string
  email: string
  created_at: Date
  last_seen_at: Date | null
  ended_at: Date | null
  has_app: boolean
  passkeys: number
  recovery_codes: number
  roles: SiteRole[]
  sessions: { id: string; user_agent: string; created_at: string; last_seen_at: string }[]
}

/** The people of these sites, those who are here before those who were; and the links that nobody has taken yet. */
export async function listPeople(
  db: Db,
  { reads, manages, now }: ListPeopleInput,
): Promise<Listed> {
  const { rows } = await sql<Row>`
    select id, name, email, created_at, last_seen_at, ended_at, code_secret is not null as has_app,
      (select count(*) from operator_passkey where operator_id = operator.id) as passkeys,
      (select count(*) from operator_recovery_code where operator_id = operator.id and used_at is null) as recovery_codes,
      (select coalesce(json_agg(json_build_object('site_id', site_id, 'role', role) order by site_id), '[]')
        from operator_role where operator_id = operator.id) as roles,
      (select coalesce(json_agg(session order by session.last_seen_at desc), '[]')
        from operator_session as session where operator_id = operator.id and expires_at > ${now}) as sessions
    from operator order by ended_at desc nulls first, name, id`.execute(db)
  const people = rows
    .filter(({ roles }) => roles.some(({ site_id }) => isWithin(reads, site_id)))
    .map((row) => personIn(row, { manages, now }))
  return { people, invitations: await openInvitations(db, { reads, now }) }
}

function personIn(
  { id, name, email, has_app, passkeys, recovery_codes, roles, sessions, ...row }: Row,
  { manages, now }: Pick<ListPeopleInput, 'manages' | 'now'>,
): Listed['people'][number] {
  const { last_seen_at: lastSeen, ended_at: endedAt } = row
  const seenAgo = lastSeen ? now.getTime() - lastSeen.getTime() : Infinity
  return {
    id,
    name,
    email,
    roles,
    passkeys,
    has_app,
    recovery_codes,
    created_at: row.created_at.toISOString(),
    last_seen_at: lastSeen?.toISOString() ?? null,
    is_here: endedAt === null && sessions.length > 0 && seenAgo < HERE_MS,
    ended_at: endedAt?.toISOString() ?? null,
    is_mine: endedAt === null && roles.every(({ site_id }) => isWithin(manages, site_id)),
    sessions: sessions.map((session) => ({
      id: session.id,
      device: deviceWords(session.user_agent),
      created_at: new Date(session.created_at).toISOString(),
      last_seen_at: new Date(session.last_seen_at).toISOString(),
    })),
  }
}

async function openInvitations(
  db: Db,
  { reads, now }: Pick<ListPeopleInput, 'reads' | 'now'>,
): Promise<Listed['invitations']> {
  const rows = await db
    .selectFrom('operator_invitation as invitation')
    .leftJoin('operator as inviter', 'inviter.id', 'invited_by')
    .select(['invitation.id', 'invitation.email', 'roles', 'operator_id', 'expires_at'])
    .select('inviter.name as invited_by')
    .where('taken_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('invitation.created_at')
    .execute()
  return rows
    .map(({ roles, operator_id, expires_at, ...row }) => ({
      ...row,
      roles: roles as SiteRole[],
      is_reset: operator_id !== null,
      expires_at: expires_at.toISOString(),
    }))
    .filter(({ roles }) => roles.some(({ site_id }) => isWithin(reads, site_id)))
}
