import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connect, type Db } from '#server/db/connect.ts'
import { openReplica } from '#server/db/replica.ts'
import { startServer } from '#test/child-server.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { askOnce, type DatabaseNode, setSynchronous } from '#test/replication/database-node.ts'
import { startPair } from '#test/replication/pair.ts'

const BEHIND_MS = 2_000
const PAUSE = 'select pg_wal_replay_pause()'
const RESUME = 'select pg_wal_replay_resume()'

test('a replica is read from while it keeps up, and the primary when it lags, is gone, frozen or promoted [RUN-2]', async () => {
  const { primary, standby } = await startPair()
  await setSynchronous(primary, false)
  const { where, onNews } = open(primary, standby)
  await expect.poll(where).toBe(standby.port)
  expect(onNews.mock.lastCall?.[0]).toMatchObject({ isRead: true })

  await standby.ask(PAUSE)
  await sleep(BEHIND_MS)
  // Not polled: from that moment on nothing older may be told, whenever somebody looked last.
  expect(await where()).toBe(primary.port)
  await expect.poll(() => onNews.mock.lastCall?.[0].why).toMatch(/^it is \d+ ms behind$/)
  await standby.ask(RESUME)
  await expect.poll(where).toBe(standby.port)

  await standby.kill()
  expect(await where()).toBe(primary.port)
  await standby.start()
  await expect.poll(where).toBe(standby.port)

  const thaw = standby.freeze()
  onTestFinished(thaw)
  expect(await where()).toBe(primary.port)
  thaw()
  await expect.poll(where).toBe(standby.port)

  await standby.ask('select pg_promote()')
  await expect.poll(where).toBe(primary.port)
  await expect.poll(() => onNews.mock.lastCall?.[0].why).toBe('it is no replica any more')
  await sleep(BEHIND_MS)
  expect(await where()).toBe(primary.port)
})

test('the product searches on the replica, goes on without it, and tells members at once what they changed [RUN-2]', async () => {
  const { primary, standby } = await startPair()
  await setSynchronous(primary, false)
  const db = opened(primary)
  const site = await makeSite(db)
  const me = await makeMember(db, site.id, { gender: 'male', seeks: 'female' })
  const other = await makeMember(db, site.id)
  const server = await startServer({
    DATABASE_URL: primary.appUrl,
    MIGRATION_DATABASE_URL: primary.ownerUrl,
    DATABASE_REPLICA_URL: standby.appUrl,
    DEADLINE_FACTOR: '1',
    LOG_LEVEL: 'info',
  })
  const headers = {
    cookie: await cookieOf(db, me.id),
    'x-request-type': 'client',
    'content-type': 'application/json',
  }
  const search = async () => {
    const answer = await fetch(`${server.url}/api/members.php`, { headers })
    const { results } = (await answer.json()) as { results: { id: string }[] }
    return { status: answer.status, ids: results.map(({ id }) => id) }
  }
  const found = { status: 200, ids: [other.id] }
  await expect.poll(server.stdout).toContain('the replica of the database is read from')
  const before = await searchesOn(standby)
  expect(await search()).toEqual(found)
  await expect.poll(() => searchesOn(standby)).toBeGreaterThan(before)

  const body = JSON.stringify({ profile_id: other.id })
  const blocked = { method: 'POST', headers, body }
  expect((await fetch(`${server.url}/api/blocked.php`, blocked)).status).toBe(200)
  expect((await search()).ids).toEqual([])
  await db.deleteFrom('block').execute()

  await standby.kill()
  for (let nth = 0; nth < 10; nth += 1) expect(await search()).toEqual(found)
  expect(server.stdout()).toContain('the replica of the database is left out')
  await standby.start()
  const again = await searchesOn(standby)
  await expect.poll(() => search().then(() => searchesOn(standby))).toBeGreaterThan(again)
  expect(await server.stop()).toEqual({ code: 0, signal: null })
})

/** How often members were looked for there; what else asks it looks for none. */
async function searchesOn(node: DatabaseNode): Promise<number> {
  const rows = await askOnce<{ count: string }>(
    node.ownerUrl,
    `select seq_scan + coalesce(idx_scan, 0) as count from pg_stat_user_tables where relname = 'member'`,
  )
  return Number(rows[0]!.count)
}

function open(primary: DatabaseNode, standby: DatabaseNode) {
  const onNews = vi.fn<(news: { isRead: boolean; why: string }) => void>()
  const db = opened(primary)
  // Deadlines as the product has them: what is frozen answers nobody.
  vi.stubEnv('DEADLINE_FACTOR', '1')
  const replica = openReplica(db, { url: standby.appUrl, behindMs: BEHIND_MS, onNews })
  vi.unstubAllEnvs()
  onTestFinished(() => replica.close())
  return { onNews, where: () => replica.readAside(portOf) }
}

function opened({ appUrl }: DatabaseNode): Db {
  const db = connect(appUrl, { max: 4 })
  onTestFinished(() => db.destroy())
  return db
}

async function portOf(db: Db): Promise<number> {
  const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(db)
  return rows[0]!.port
}
