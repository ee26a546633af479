import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { connect, type Db } from '#server/db/connect.ts'
import { type ChildServer, startServer } from '#test/child-server.ts'
import { startS3 } from '#test/fakes/s3.ts'
import { startFaultProxy } from '#test/fault-proxy.ts'
import { freePort } from '#test/free-port.ts'
import { startRedis } from '#test/redis.ts'
import { bothHosts, type DatabaseNode } from '#test/replication/database-node.ts'
import { startPair } from '#test/replication/pair.ts'
import { throwawayFolder } from '#test/throwaway-postgres.ts'
import { startBalancer } from './balancer.ts'

const PROCESSES = 3

type Proxy = Awaited<ReturnType<typeof startFaultProxy>>

/** One process of the product, with its own cables to the two databases and its own clock. */
export type Served = {
  server: ChildServer
  readonly cables: readonly Proxy[]
  readonly start: () => Promise<void>
  readonly moveClock: (ms: number) => Promise<void>
}

export type World = {
  readonly folder: string
  /** Where clients ask: HAProxy before all processes. */
  readonly port: number
  readonly processes: readonly Served[]
  /** The two servers of the database; which of them is the primary changes. */
  readonly database: { primary: DatabaseNode; standby: DatabaseNode }
  readonly redis: Awaited<ReturnType<typeof startRedis>>
  /** The test's own way to the database. */
  readonly db: Db
}

/** Three processes behind HAProxy, PostgreSQL with a synchronous standby, Redis and a bucket: all real but the bucket's service. */
export async function startWorld(): Promise<World> {
  const folder = await throwawayFolder()
  const database = await startPair()
  const redis = await startRedis()
  const bucket = await startS3()
  onTestFinished(bucket.close)
  const shared = {
    REDIS_URL: redis.url,
    SECRET_KEY: '0123456789abcdef'.repeat(4),
    S3_BUCKET: bucket.s3.bucket,
    S3_REGION: bucket.s3.region,
    S3_ENDPOINT: bucket.s3.endpoint!,
    S3_ACCESS_KEY_ID: bucket.s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.s3.secretAccessKey,
    DEADLINE_FACTOR: '1',
    LOG_LEVEL: 'warn',
  }
  const processes: Served[] = []
  for (let nth = 1; nth <= PROCESSES; nth += 1) {
    const own = path.join(folder, `process-${nth}`)
    await mkdir(own)
    processes.push(await serve(own, shared, [database.primary, database.standby]))
  }
  const port = await startBalancer(
    folder,
    processes.map(({ server }) => server.port),
  )
  const db = connect(bothHosts('appUrl', database.primary, database.standby))
  onTestFinished(() => db.destroy())
  // By then each of the two may be another one than at the beginning.
  onTestFinished(async () => {
    await Promise.all([database.primary.stop(), database.standby.stop()])
  })
  return { folder, port, processes, database, redis, db }
}

async function serve(
  folder: string,
  shared: Readonly<Record<string, string>>,
  nodes: readonly [DatabaseNode, DatabaseNode],
): Promise<Served> {
  const [one, other] = [await cableTo(nodes[0]), await cableTo(nodes[1])]
  const clockFile = path.join(folder, 'clock')
  /** The passwords of both are the same: one is a copy of the other. */
  const urlFor = (url: 'appUrl' | 'ownerUrl') =>
    nodes[0][url].replace(`:${nodes[0].port}/`, `:${one.port},127.0.0.1:${other.port}/`)
  const environment = {
    ...shared,
    DATA_DIR: folder,
    TEST_CLOCK_FILE: clockFile,
    PORT: `${await freePort()}`,
    DATABASE_URL: urlFor('appUrl'),
    MIGRATION_DATABASE_URL: urlFor('ownerUrl'),
  }
  const served: Served = {
    server: await startServer(environment),
    cables: [one, other],
    start: async () => void (served.server = await startAgain(environment)),
    moveClock: (ms) => writeFile(clockFile, `${ms}`),
  }
  return served
}

/** As a supervisor does it: a start may be refused while the database is between two servers. */
async function startAgain(
  environment: Parameters<typeof startServer>[0],
  tries = 5,
): Promise<ChildServer> {
  try {
    return await startServer(environment)
  } catch (error) {
    if (tries === 1) throw error
    return startAgain(environment, tries - 1)
  }
}

async function cableTo({ port }: DatabaseNode): Promise<Proxy> {
  const proxy = await startFaultProxy({ host: '127.0.0.1', port })
  onTestFinished(proxy.close)
  return proxy
}
