import type pg from 'pg'
import { addressesIn } from '#server/kernel/addresses.ts'
import { isDatabaseAway } from './errors.ts'
import { followPrimary, type Primary, type PrimaryNews, timelineOf } from './primary.ts'

/** Where connections come from: a server, or of several the one that takes writes. */
export type Connections = {
  connect(): Promise<pg.PoolClient>
  /** That a statement was refused because its server takes no writes any more. */
  suspect(): void
  count(): { used: number; idle: number; waiting: number }
  end(): Promise<void>
}

type OpenPool = (address: string) => pg.Pool

export function openConnections(
  url: string,
  openPool: OpenPool,
  onNews: (news: PrimaryNews) => void,
): Connections {
  const addresses = addressesIn(url)
  if (addresses.length > 1) return connectionsOfPrimary(followPrimary(addresses, onNews), openPool)
  const pool = openPool(addresses[0])
  return {
    connect: () => pool.connect(),
    suspect: () => undefined,
    count: () => countOf(pool),
    end: () => pool.end(),
  }
}

/**
 * Each server has a pool of its own, and only that of the primary hands out connections. Before its first use a connection is asked
 * whether it leads to the primary still: a server may have become a standby, or another one have been promoted, since the last look.
 */
function connectionsOfPrimary(primary: Primary, openPool: OpenPool): Connections {
  const state: { pool?: pg.Pool; address?: string } = {}
  const asked = new WeakSet<pg.PoolClient>()

  async function poolOfPrimary(): Promise<{ pool: pg.Pool; timeline: number }> {
    const found = await primary.find()
    if (!found) throw new NoPrimaryError()
    if (state.address !== found.address) {
      void state.pool?.end()
      Object.assign(state, { pool: openPool(found.address), address: found.address })
    }
    return { pool: state.pool!, timeline: found.timeline }
  }

  async function take(): Promise<pg.PoolClient> {
    const { pool, timeline } = await poolOfPrimary()
    const client = await pool.connect()
    if (asked.has(client)) return client
    const its = await timelineOf(client).catch((error: Error) => error)
    if (its === timeline) {
      asked.add(client)
      return client
    }
    client.release(true)
    throw its instanceof Error ? its : new NoPrimaryError()
  }

  return {
    /** Where the primary has just moved, the first connection fails, and a look finds where to. */
    connect: () =>
      take().catch(async (error: unknown) => {
        if (!isDatabaseAway(error)) throw error
        await primary.look()
        return take()
      }),
    suspect: () => void primary.look(),
    count: () => countOf(state.pool),
    async end() {
      primary.stop()
      await state.pool?.end()
    },
  }
}

function countOf({ totalCount = 0, idleCount = 0, waitingCount = 0 }: Partial<pg.Pool> = {}) {
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

/** None of several servers takes writes now; one may soon. */
class NoPrimaryError extends Error {
  readonly code = '25006'
  override readonly name = 'NoPrimaryError'

  constructor() {
    super('no server of the database takes writes')
  }
}
