import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const BLOCKS = 200
const WAIT_MS = 10 * 60_000

/** Two hundred members whom one member blocks, and two hundred others who block them, all where they search. */
export async function blockSome(owner: pg.Client, email: string): Promise<void> {
  const others = `select other.id from member as other
    where other.site_id = me.site_id and other.country = me.country and other.gender = me.seeks
      and other.id <> me.id order by md5(other.id::text)`
  await owner.query(
    `insert into block (blocker_id, blocked_id)
     select me.id, other.id from member as me, lateral (${others} limit ${BLOCKS}) as other
     where me.email = $1
     union all
     select other.id, me.id from member as me, lateral (${others} offset ${BLOCKS} limit ${BLOCKS}) as other
     where me.email = $1
     on conflict do nothing`,
    [email],
  )
}

/** Waits until the fictional profiles have their places of the day, and tidies up after them as autovacuum would. */
export async function restWorld(owner: pg.Client): Promise<void> {
  const end = performance.now() + WAIT_MS
  while ((await countUnplaced(owner)) > 0) {
    if (performance.now() > end) throw new Error('the fictional profiles are not placed')
    await sleep(500)
  }
  await owner.query('vacuum (analyze) member')
  await owner.query('vacuum (analyze) block')
}

async function countUnplaced(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ count: string }>(
    `select count(*) from member where is_fictional and last_active_at < now() - interval '2 days'`,
  )
  return Number(rows[0]!.count)
}
