import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { newToken, sha256 } from '#server/kernel/secrets.ts'

/** A member who is logged in, and has credits to write with. */
export type Talker = { readonly id: string; readonly token: string; readonly cookie: string }

/** So many members who can see each other. */
export async function talkers(owner: pg.Client, count: number): Promise<Talker[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from member
     where status = 'active' and not is_fictional and not is_invisible
       and not exists (select from block where id in (blocker_id, blocked_id))
     order by id limit $1`,
    [count],
  )
  if (rows.length < count) throw new Error(`there are ${rows.length} members, not ${count}`)
  const found = rows.map(({ id }) => ({ id, token: newToken() }))
  const ids = found.map(({ id }) => id)
  await owner.query(
    `insert into session (member_id, token_hash, created_at, last_seen_at, expires_at)
     select id, hash, now(), now(), now() + interval '1 day'
     from unnest($1::uuid[], $2::bytea[]) as opened (id, hash)`,
    [ids, found.map(({ token }) => sha256(token))],
  )
  await owner.query(
    `update credit_account set balance = 1000000
     from member where member.credit_account_id = credit_account.id and member.id = any($1)`,
    [ids],
  )
  await owner.query('update member set paid_user = true where id = any($1)', [ids])
  return found.map((each) => ({ ...each, cookie: `session=${each.token}` }))
}

/** A text like no other. */
export function aText(): string {
  return `Dag ${randomBytes(12).toString('hex')}, zullen we vrijdag gaan dansen?`
}
