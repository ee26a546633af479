import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import {
  closeToOthers,
  createDatabase,
  createRoles,
  hasLivingOwner,
} from '#server/db/embedded/raise-server.ts'
import { findPostmaster, stopServer } from '#server/db/embedded/server-process.ts'
import { APP_ROLE, OWNER_ROLE, type ServerUrls } from '#server/db/embedded/server-urls.ts'
import { startPostgres } from '#server/db/embedded/start-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { quickFolder } from './quick-folder.ts'

export const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))
const NAME = 'vonk-test-postgres-'
const PASSWORD = 'only-for-tests'

/** Where the tests' server is, in plain values that can be handed to another process. */
export type TestServerAddress = ServerUrls & { run: string }
export type TestServer = { address: TestServerAddress; stop: () => Promise<void> }
export type ClonedDatabase = { url: string; ownerUrl: string; drop: () => Promise<void> }

/** A server with a migrated template: the one of TEST_DATABASE_URL, or one of our own that ends with us. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL']
  const { urls, stop } = given ? await borrowServer(given) : await startOwnServer()
  const address = { ...urls, run: randomBytes(4).toString('hex') }
  await makeTemplate(address)
  return {
    address,
    stop: async () => {
      await dropDatabases(address)
      await stop()
    },
  }
}

/** A database of its own, a copy of the template. */
export async function cloneDatabase(address: TestServerAddress): Promise<ClonedDatabase> {
  const name = `vonk_${address.run}_${process.pid}_${randomBytes(4).toString('hex')}`
  await asAdmin(address, async (admin) => {
    await admin.query(
      `create database ${name} template ${templateOf(address)} owner ${OWNER_ROLE} is_template false
        strategy file_copy`,
    )
    await closeToOthers(admin, name)
  })
  return {
    url: onDatabase(address.appUrl, name),
    ownerUrl: onDatabase(address.ownerUrl, name),
    drop: () => asAdmin(address, (admin) => dropDatabase(admin, name)),
  }
}

/** A database without any table, as a restore begins with. */
export async function emptyDatabase(address: TestServerAddress): Promise<ClonedDatabase> {
  const name = `vonk_${address.run}_${process.pid}_${randomBytes(4).toString('hex')}`
  await asAdmin(address, (admin) => createDatabase(admin, name))
  return {
    url: onDatabase(address.appUrl, name),
    ownerUrl: onDatabase(address.ownerUrl, name),
    drop: () => asAdmin(address, (admin) => dropDatabase(admin, name)),
  }
}

async function borrowServer(adminUrl: string) {
  await asAdmin({ adminUrl }, (admin) => createRoles(admin, { owner: PASSWORD, app: PASSWORD }))
  const urls = {
    adminUrl,
    ownerUrl: asRole(adminUrl, OWNER_ROLE),
    appUrl: asRole(adminUrl, APP_ROLE),
  }
  return { urls, stop: async () => undefined }
}

async function startOwnServer() {
  const place = await quickFolder()
  await sweepDeadServers(place)
  const folder = await mkdtemp(path.join(place, NAME))
  const { adminUrl, ownerUrl, appUrl, stop } = await startPostgres({ folder, durable: false })
  const stopAndRemove = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { urls: { adminUrl, ownerUrl, appUrl }, stop: stopAndRemove }
}

/** Ends the servers of runs that were killed before they could. */
async function sweepDeadServers(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const folder = path.join(place, name)
    if (!name.startsWith(NAME) || (await hasLivingOwner(folder))) continue
    const { mtimeMs } = await stat(folder)
    const mayBeStarting = Date.now() - mtimeMs < 60_000
    if (mayBeStarting) continue
    const left = await findPostmaster(path.join(folder, 'data'))
    if (left !== undefined) await stopServer(left.identity)
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeTemplate(address: TestServerAddress): Promise<void> {
  const template = templateOf(address)
  await asAdmin(address, (admin) => createDatabase(admin, template))
  const url = onDatabase(address.ownerUrl, template)
  await migrate({ url, appRole: APP_ROLE, folder: MIGRATIONS })
}

async function dropDatabases(address: TestServerAddress): Promise<void> {
  await asAdmin(address, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [`vonk_${address.run}_`],
    )
    for (const { datname } of rows) await dropDatabase(admin, datname)
  })
}

async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  await admin.query(`drop database if exists ${name} with (force)`)
}

async function asAdmin(
  { adminUrl }: Pick<ServerUrls, 'adminUrl'>,
  work: (admin: pg.Client) => Promise<void>,
): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

function templateOf({ run }: TestServerAddress): string {
  return `vonk_${run}_template`
}

function onDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

function asRole(url: string, username: string): string {
  return Object.assign(new URL(url), { username, password: PASSWORD }).href
}
