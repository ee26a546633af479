import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'
import { makeDemoWorld, type MakeOptions } from './make-demo-world.ts'
import { DEMO_WORLD } from './demo-member.ts'

export { DEMO_LOGINS } from './identity.ts'
export { makeDemoWorld } from './make-demo-world.ts'
export { requirePack } from './pack.ts'

export type DemoOptions = MakeOptions & { readonly db: Db; readonly now: Date }

/** One number for all processes: the process that holds its lock makes the world, the others wait. */
const LOCK = 7_386_913
const LONGEST_WAIT_MS = 120_000

/**
 * Makes the demo world if the default site has no members yet: whole and once, however many processes start at the
 * time.
 */
export async function ensureDemoWorld(options: DemoOptions): Promise<{ wasMade: boolean }> {
  const end = Date.now() + LONGEST_WAIT_MS
  for (;;) {
    const outcome = await options.db.transaction().execute((tx) => makeOnce(tx, options))
    if (outcome !== 'busy') return { wasMade: outcome === 'made' }
    if (Date.now() > end) throw new Error('Another process is making the demo world for too long.')
    await sleep(200)
  }
}

async function makeOnce(
  tx: Tx,
  { now, ...options }: DemoOptions,
): Promise<'made' | 'there' | 'busy'> {
  const lock = sql<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as "isOurs"`
  if (!(await lock.execute(tx)).rows[0]?.isOurs) return 'busy'
  const siteId = await defaultSite(tx)
  if (siteId === null || (await hasMembers(tx, siteId))) return 'there'
  await makeDemoWorld(tx, { ...options, siteId, world: { ...DEMO_WORLD, now } })
  return 'made'
}

async function hasMembers(tx: Tx, siteId: string): Promise<boolean> {
  const query = tx.selectFrom('member').select('id').where('site_id', '=', siteId).limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

/** The default site, which a new installation gets here; an installation with other sites is left as it is. */
async function defaultSite(tx: Tx): Promise<string | null> {
  const sites = await tx.selectFrom('site').select(['id', 'is_default']).execute()
  if (sites.length > 0) return sites.find((site) => site.is_default)?.id ?? null
  const { id } = await tx
    .insertInto('site')
    .values({ domain: 'localhost', is_default: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
