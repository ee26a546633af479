import { existsSync } from 'node:fs'
import {
  chown,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { deadline } from '#server/kernel/time.ts'
import { isDatabaseAway, StartError } from '../errors.ts'
import { tryConnecting } from '../connect.ts'
import { type Cluster, explainOutput, explainUnrunnable, isMade, runProgram } from './cluster.ts'
import { launchServer, turnLog } from './launch-server.ts'
import {
  APP_ROLE,
  DATABASE,
  OWNER_ROLE,
  type Passwords,
  readPasswords,
  type ServerUrls,
  serverUrls,
} from './server-urls.ts'
import {
  disownPidFile,
  findPostmaster,
  identifyProcess,
  isRunning,
  type Postmaster,
  stopOnExit,
  stopServer,
} from './server-process.ts'
import { withStartLock } from './start-lock.ts'

export type Server = Postmaster & ServerUrls & { wasAdopted: boolean; isOurs: boolean }

/** Adopts the folder's server or starts it; ours to stop is the one we started, or whose starter is dead. */
export async function raiseServer(
  cluster: Cluster,
  { mayMake }: { mayMake: boolean },
): Promise<Server> {
  return withStartLock(cluster.folder, async () => {
    if (!mayMake && !isMade(cluster)) throw new StartError(`${cluster.data} is gone.`)
    return raise(cluster, await readPasswords(cluster.folder, !isMade(cluster)))
  })
}

async function raise(cluster: Cluster, passwords: Passwords): Promise<Server> {
  const adopted = await adoptServer(cluster, (port) => serverUrls(port, passwords).adminUrl)
  const running = adopted ?? (await startServer(cluster, passwords))
  const isOurs = adopted === undefined || !(await hasLivingOwner(cluster.folder))
  if (isOurs) await becomeOwner(cluster.folder, running.port)
  if (isOurs) stopOnExit(running.identity)
  const urls = serverUrls(running.port, passwords)
  try {
    await furnishServer(urls.adminUrl, passwords)
  } catch (error) {
    if (isOurs) await stopServer(running.identity)
    // It answered a moment ago: its owner has stopped it since, as a command does when it ends.
    if (adopted !== undefined && isDatabaseAway(error)) return raise(cluster, passwords)
    throw error
  }
  return { ...running, ...urls, wasAdopted: adopted !== undefined, isOurs }
}

async function startServer(cluster: Cluster, passwords: Passwords): Promise<Postmaster> {
  if (!isMade(cluster)) await makeCluster(cluster, passwords.admin)
  await checkVersion(cluster)
  await ownData(cluster)
  await disownPidFile(cluster.data)
  await turnLog(cluster.logFile)
  return launchServer(cluster, await readLastPort(cluster.folder))
}

const PATIENCE_MS = 30_000

/** Finds the server that already runs on the folder and answers; one that is starting or stopping is waited for. */
async function adoptServer(
  cluster: Cluster,
  urlOf: (port: number) => string,
): Promise<Postmaster | undefined> {
  const end = Date.now() + deadline(PATIENCE_MS)
  for (;;) {
    const found = await findPostmaster(cluster.data)
    if (found === undefined) return undefined
    if (found.isReady && (await answers(urlOf(found.port)))) return found
    if (Date.now() > end) {
      throw new StartError(
        `PostgreSQL (process ${found.pid}) holds ${cluster.folder} but does not answer: end that process and start again.`,
      )
    }
    await sleep(50)
  }
}

function answers(url: string): Promise<boolean> {
  return tryConnecting(url, 2_000).then(
    () => true,
    () => false,
  )
}

/** Refuses a data folder that another major version of PostgreSQL made: only its own can read it. */
async function checkVersion({ data, programs }: Cluster): Promise<void> {
  const made = Number.parseInt(await readFile(path.join(data, 'PG_VERSION'), 'utf8'), 10)
  if (made === programs.major) return
  const advice =
    made > programs.major
      ? 'start the newer version of the app that made it'
      : 'dump it with the older version of the app that made it, and restore the dump in a new folder'
  throw new StartError(
    `${data} was made by PostgreSQL ${made} and this app brings ${programs.major}: ${advice}.`,
  )
}

/** Sees to it that the server has our roles and our database, whatever a killed start left undone. */
async function furnishServer(adminUrl: string, passwords: Passwords): Promise<void> {
  const admin = new pg.Client({
    connectionString: adminUrl,
    connectionTimeoutMillis: deadline(10_000),
  })
  admin.on('error', () => undefined)
  await admin.connect()
  try {
    await createRoles(admin, passwords)
    await createDatabase(admin)
  } finally {
    await admin.end()
  }
}

/** Creates the two roles where they are missing: the owner makes tables, the app only uses them. */
export async function createRoles(
  admin: pg.Client,
  passwords: { owner: string; app: string },
): Promise<void> {
  await createRole(admin, OWNER_ROLE, passwords.owner)
  await createRole(admin, APP_ROLE, passwords.app)
}

/** Creates the database where it is missing, open to the two roles alone. */
export async function createDatabase(admin: pg.Client, name: string = DATABASE): Promise<void> {
  const found = await admin.query('select from pg_database where datname = $1', [name])
  if (found.rowCount === 0) {
    await admin.query(`create database ${pg.escapeIdentifier(name)} owner ${OWNER_ROLE}`)
  }
  await closeToOthers(admin, name)
}

/** These rights belong to the database and not to what is in it: a copy of it starts without them. */
export async function closeToOthers(admin: pg.Client, name: string): Promise<void> {
  const database = pg.escapeIdentifier(name)
  await admin.query(
    `revoke all on database ${database} from public; grant connect on database ${database} to ${APP_ROLE}`,
  )
}

async function createRole(admin: pg.Client, role: string, password: string): Promise<void> {
  const found = await admin.query('select from pg_roles where rolname = $1', [role])
  if (found.rowCount !== 0) return
  await admin.query(
    `create role ${role} login nosuperuser nocreatedb nocreaterole password ${pg.escapeLiteral(password)}`,
  )
}

const WORKSHOP = 'unfinished-'

/** Makes the data folder in a workshop beside its place, so that a folder in its place is always a finished one. */
async function makeCluster(cluster: Cluster, password: string): Promise<void> {
  await clearAway(cluster)
  const workshop = await mkdtemp(path.join(cluster.folder, WORKSHOP))
  try {
    const passwordFile = path.join(workshop, 'password')
    await writeFile(passwordFile, password, { mode: 0o600 })
    for (const place of [passwordFile, workshop]) await giveTo(cluster, place)
    await runInitdb(cluster, workshop, passwordFile)
    await rename(path.join(workshop, 'data'), cluster.data)
    await syncFolder(cluster.folder)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

/** Removes what killed starts left behind, and keeps aside a data folder that was never finished. */
async function clearAway({ folder, data }: Cluster): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(WORKSHOP)) await rm(path.join(folder, name), { recursive: true })
  }
  if (existsSync(data)) await rename(data, path.join(folder, `half-made-${Date.now()}`))
}

async function runInitdb(cluster: Cluster, workshop: string, passwordFile: string): Promise<void> {
  const { code, output } = await runProgram(cluster.runAs, cluster.programs.initdb, [
    `--pgdata=${path.join(workshop, 'data')}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(cluster.durable ? [] : ['--no-sync']),
  ])
  if (code === 0) return
  if (code === null) throw explainUnrunnable(cluster.programs.initdb, output)
  await writeFile(cluster.logFile, output, { flag: 'a', mode: 0o600 }).catch(() => undefined)
  throw explainOutput(output, { folder: cluster.folder, log: cluster.logFile })
}

async function giveTo({ runAs }: Cluster, place: string): Promise<void> {
  if (runAs.uid !== undefined) await chown(place, runAs.uid, runAs.uid)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Gives the data folder to the user the server runs as, where it was last run as another; only root has the choice. */
async function ownData({ data, runAs }: Cluster): Promise<void> {
  if (process.getuid?.() !== 0 || (await stat(data)).uid === runAs.fileOwner) return
  for (const name of await readdir(data, { recursive: true })) {
    await chown(path.join(data, name), runAs.fileOwner, runAs.fileOwner)
  }
  // Last, because its owner tells that all of it is done.
  await chown(data, runAs.fileOwner, runAs.fileOwner)
}

/** The process that has to stop the server of a folder, and the port the server had last. */
type Note = { owner: string; port: number }

async function readLastPort(folder: string): Promise<number | undefined> {
  return (await readNote(folder))?.port
}

export async function hasLivingOwner(folder: string): Promise<boolean> {
  const note = await readNote(folder)
  return note !== undefined && isRunning(note.owner)
}

async function becomeOwner(folder: string, port: number): Promise<void> {
  const note: Note = { owner: identifyProcess(process.pid) ?? '', port }
  await writeFile(`${noteFile(folder)}.new`, JSON.stringify(note), { mode: 0o600 })
  await rename(`${noteFile(folder)}.new`, noteFile(folder))
}

async function readNote(folder: string): Promise<Note | undefined> {
  try {
    return JSON.parse(await readFile(noteFile(folder), 'utf8')) as Note
  } catch {
    return undefined
  }
}

function noteFile(folder: string): string {
  return path.join(folder, 'server.json')
}
