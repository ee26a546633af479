import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '#server/db/embedded/start-postgres.ts'
import { DEMO_LOGINS } from '#server/demo/demo.ts'
import type { Bench } from '../bench.ts'
import { logIn } from '../log-in.ts'
import { PRODUCT } from '../product.ts'
import { startProcess } from '../start-process.ts'
import { type Server, startServer } from '../start-server.ts'
import { blockSome, restWorld } from './rest-world.ts'

export type SearchWorld = {
  readonly members: number
  readonly databaseUrl: string
  readonly owner: pg.Client
  readonly server: Server
  /** Answers a call as the logged-in member gets it, with the milliseconds it took. */
  readonly ask: (path: string) => Promise<{ readonly ms: number; readonly body: unknown }>
  readonly close: () => Promise<void>
}

/** Worlds take minutes to make: with BENCH_WORLDS they are kept in that folder for the next time. */
const FOLDER = process.env['BENCH_WORLDS']

/** The product in production mode on a world of so many members, and one of them who is logged in, with blocks both ways. */
export async function openWorld(
  bench: Bench,
  members: number,
  more: Readonly<Record<string, string>> = {},
): Promise<SearchWorld> {
  const folder = join(FOLDER ?? bench.folder, `world-${members}`)
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o711)
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: true })
  bench.onEnd(() => postgres.stop())
  await makeMembers(bench, folder, members)
  const settings = { ...environment(folder, postgres), ...more }
  const server = await startServer(bench, PRODUCT.args, settings)
  const owner = new pg.Client({ connectionString: postgres.ownerUrl })
  await owner.connect()
  await blockSome(owner, DEMO_LOGINS.emails.free)
  await restWorld(owner)
  const cookie = await logIn(server.port, DEMO_LOGINS.emails.free)
  return {
    members,
    databaseUrl: postgres.appUrl,
    owner,
    server,
    ask: (path) => ask(server.port, path, cookie),
    async close() {
      await owner.end()
      await server.stop()
      await postgres.stop()
    },
  }
}

/** A world that is there already is left as it is. */
async function makeMembers(bench: Bench, folder: string, members: number): Promise<void> {
  const args = ['bin/run.mjs', 'cli', 'demo', '--members', `${members}`, '--domain', 'localhost']
  const command = startProcess(bench, args, { DATA_DIR: folder })
  const code = await command.exited
  if (code !== 0 && !command.output().includes('has members already'))
    throw new Error(`npm run demo failed: ${command.output()}`)
}

function environment(folder: string, urls: { appUrl: string; ownerUrl: string }) {
  return {
    ...PRODUCT.environment,
    DEMO: 'no',
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: urls.appUrl,
    MIGRATION_DATABASE_URL: urls.ownerUrl,
    SECRET_KEY: '0'.repeat(64),
    SMTP_URL: 'smtp://127.0.0.1:1',
    TEST_LIMIT_FACTOR: '1000000',
  }
}

async function ask(port: number, path: string, cookie: string) {
  const started = performance.now()
  const reply = await fetch(`http://localhost:${port}${path}`, { headers: { cookie } })
  const body: unknown = await reply.json()
  const ms = performance.now() - started
  if (reply.status !== 200) throw new Error(`${path} was answered with ${reply.status}`)
  return { ms, body }
}
