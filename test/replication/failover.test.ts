import { sql } from 'kysely'
import { atNight } from '#test/at-night.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connect, type Db } from '#server/db/connect.ts'
import { isDatabaseAway } from '#server/db/errors.ts'
import { type PrimaryNews, primaryAddress } from '#server/db/primary.ts'
import { askOnce, bothHosts, type DatabaseNode } from './database-node.ts'
import { startPair } from './pair.ts'

test('after a failover the pool finds the new primary, and an old one that comes back is left alone [RUN-2]', async () => {
  const { primary, standby } = await startPair()
  const both = bothHosts('appUrl', standby, primary)
  const onPrimary = vi.fn<(news: PrimaryNews) => void>()
  const db = open(both, onPrimary)
  expect(await write(db, 'one')).toBe(primary.port)
  expect(onPrimary).not.toHaveBeenCalled()

  await primary.kill()
  const meanwhile = await write(db, 'lost').catch((error: unknown) => error)
  await standby.ask('select pg_promote()')
  await expect.poll(() => write(db, 'two').catch(() => null)).toBe(standby.port)
  await primary.start()
  await expect.poll(() => onPrimary.mock.lastCall?.[0].left).toEqual([hostOf(primary)])
  const later = open(bothHosts('appUrl', primary, standby))

  expect(isDatabaseAway(meanwhile)).toBe(true)
  expect(await write(db, 'three')).toBe(standby.port)
  // A process that begins now, and a command, choose the same.
  expect(await write(later, 'four')).toBe(standby.port)
  expect(await primaryAddress(both, 'DATABASE_URL')).toBe(standby.appUrl)
  expect(await written(primary)).toEqual(['one'])
  expect(await written(standby)).toEqual(['four', 'one', 'three', 'two'])
})

atNight(
  'a primary that is frozen while its standby is promoted gets no write when it thaws [RUN-2]',
  async () => {
    const { primary, standby } = await startPair()
    const db = open(bothHosts('appUrl', primary, standby))
    await Promise.all(['one', 'two', 'three', 'four'].map((word) => write(db, word)))

    const thaw = primary.freeze()
    onTestFinished(thaw)
    await standby.ask('select pg_promote()')
    await expect.poll(() => write(db, 'five').catch(() => null)).toBe(standby.port)
    thaw()
    const writes = ['six', 'seven', 'eight', 'nine', 'ten', 'eleven'].map((word) => write(db, word))

    expect(new Set(await Promise.all(writes))).toEqual(new Set([standby.port]))
    expect(await written(primary)).toHaveLength(4)
  },
)

atNight(
  'a standby alone takes no writes, which is said in one line at a start, and for a while while one runs [RUN-2]',
  async () => {
    const { primary, standby } = await startPair()
    const both = bothHosts('appUrl', primary, standby)
    const db = open(both)
    await primary.kill()

    const refused = await write(db, 'one').catch((error: unknown) => error)
    vi.stubEnv('DEADLINE_FACTOR', '0.2')
    const opening = primaryAddress(both, 'DATABASE_URL').finally(() => vi.unstubAllEnvs())

    expect(isDatabaseAway(refused)).toBe(true)
    await expect(opening).rejects.toThrow(
      `No database of DATABASE_URL takes writes (${hostOf(primary)} cannot be asked: connect ECONNREFUSED ${hostOf(primary)}, ${hostOf(standby)} is a standby): promote a standby, start the primary, or correct DATABASE_URL.`,
    )
  },
)

atNight('a start in the middle of a failover waits for the new primary [RUN-2]', async () => {
  const { primary, standby } = await startPair()
  await primary.kill()

  const opening = primaryAddress(bothHosts('appUrl', primary, standby), 'DATABASE_URL')
  await standby.ask('select pg_promote()')

  expect(await opening).toBe(standby.appUrl)
})

test('a connection to one server that has become a standby is not used again [RUN-2]', async () => {
  const { standby } = await startPair()
  const db = open(standby.appUrl)

  const refused = await write(db, 'one').catch((error: unknown) => error)
  await standby.ask('select pg_promote()')

  expect(isDatabaseAway(refused)).toBe(true)
  await expect.poll(() => write(db, 'two').catch(() => null)).toBe(standby.port)
})

function open(url: string, onPrimary?: (news: PrimaryNews) => void): Db {
  // Deadlines as the product has them: what is frozen answers nobody.
  vi.stubEnv('DEADLINE_FACTOR', '1')
  const db = connect(url, { max: 4, ...(onPrimary ? { onPrimary } : {}) })
  vi.unstubAllEnvs()
  onTestFinished(() => db.destroy())
  return db
}

/** Writes a word down, and tells on which server. */
async function write(db: Db, word: string): Promise<number> {
  const { rows } = await sql<{ port: number }>`
    with added as (insert into site (domain) values (${`${word}.example`}))
    select inet_server_port() as port`.execute(db)
  return rows[0]!.port
}

async function written(node: DatabaseNode): Promise<string[]> {
  const rows = await askOnce<{ domain: string }>(node.ownerUrl, 'select domain from site')
  return rows.map(({ domain }) => domain.replace('.example', '')).toSorted()
}

function hostOf({ port }: DatabaseNode): string {
  return `127.0.0.1:${port}`
}
