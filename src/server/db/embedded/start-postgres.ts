import { existsSync } from 'node:fs'
import { chmod, lstat, mkdir, readFile, symlink } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../errors.ts'
import {
  type Cluster,
  explainFailure,
  findPrograms,
  type Programs,
  type RunAs,
  runProgram,
} from './cluster.ts'
import { isRunning, stopServer } from './server-process.ts'
import { raiseServer, type Server } from './raise-server.ts'
import type { ServerUrls } from './server-urls.ts'

export type StartOptions = {
  folder: string
  /** False gives up safety for speed: for tests alone. */
  durable: boolean
  log?: (message: string) => void
  /** Other programs than npm's: a folder with bin/initdb and bin/postgres. */
  native?: string
  /** The ways to run the server when we are root, best first. */
  ways?: Way[]
}

export type EmbeddedPostgres = ServerUrls & {
  readonly port: number
  readonly pid: number
  readonly wasAdopted: boolean
  /** Stops the server if it is ours to stop; one with a living owner is left to it. */
  stop: () => Promise<void>
}

/** Starts the PostgreSQL of a folder, or adopts the one that runs there, and keeps it running until it is stopped. */
export async function startPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  try {
    const cluster = await openCluster(options)
    const server = await raiseServer(cluster, { mayMake: true })
    cluster.log(
      `PostgreSQL ${server.wasAdopted ? 'was running' : 'started'} on port ${server.port}`,
    )
    const { current, stop } = keepRunning(cluster, server)
    const { port, wasAdopted, adminUrl, ownerUrl, appUrl } = server
    return {
      adminUrl,
      ownerUrl,
      appUrl,
      port,
      wasAdopted,
      stop,
      get pid() {
        return current().pid
      },
    }
  } catch (error) {
    throw explainFailure(error, options.folder)
  }
}

async function openCluster(options: StartOptions): Promise<Cluster> {
  const folder = path.resolve(options.folder)
  const programs = await findPrograms(options.native)
  await linkLibraries(programs.native)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    folder,
    data: path.join(folder, 'data'),
    logFile: path.join(folder, 'postgres.log'),
    durable: options.durable,
    programs,
    runAs: await chooseRunAs(folder, programs, options.ways),
    log: options.log ?? (() => undefined),
  }
}

export type Way = 'plain' | 'namespace' | 'nobody'

const NOBODY = 65534

/** Chooses the first way in which PostgreSQL can reach its folder and its programs. */
export async function chooseRunAs(
  folder: string,
  programs: Programs,
  ways: Way[] = usualWays(),
): Promise<RunAs> {
  for (const way of ways) {
    const runAs = describeWay(way)
    if (way === 'plain') return runAs
    if (way === 'nobody') await chmod(folder, 0o711)
    if (await canReach(runAs, [folder, programs.postgres])) return runAs
  }
  throw new StartError(
    `PostgreSQL does not run as root, and the user "nobody" cannot reach ${folder} or ${programs.postgres}: start the app as an ordinary user, choose a DATA_DIR that others may enter, or set DATABASE_URL.`,
  )
}

/** PostgreSQL refuses to be root, and a user without a name, as containers like to have. */
function usualWays(): Way[] {
  if (process.getuid?.() === 0) return ['namespace', 'nobody']
  return hasName() ? ['plain'] : ['namespace', 'plain']
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function describeWay(way: Way): RunAs {
  const prefix = ['unshare', '--user', `--map-user=${NOBODY}`, '--']
  const fileOwner = process.getuid?.() ?? 0
  if (way === 'namespace') return { prefix, fileOwner }
  if (way === 'nobody') return { prefix: [], uid: NOBODY, fileOwner: NOBODY }
  return { prefix: [], fileOwner }
}

async function canReach(runAs: RunAs, places: string[]): Promise<boolean> {
  const script = 'for place; do test -x "$place" || exit 1; done'
  const { code } = await runProgram(runAs, '/bin/sh', ['-c', script, 'sh', ...places])
  return code === 0
}

const LOOK_EVERY_MS = 250
const RETRY_AFTER_MS = 1_000

type KeptServer = { current: () => Server; stop: () => Promise<void> }

/** Raises the server again whenever it is gone, be it killed or stopped by its owner, until we stop it ourselves. */
function keepRunning(cluster: Cluster, first: Server): KeptServer {
  let server = first
  let work: Promise<void> | undefined

  const look = setInterval(() => {
    if (work !== undefined || isRunning(server.identity)) return
    work = raiseAgain(cluster, server).then((raised) => {
      server = raised
      work = undefined
    })
  }, LOOK_EVERY_MS).unref()

  async function stop(): Promise<void> {
    clearInterval(look)
    await work
    if (server.isOurs) await stopServer(server.identity)
  }

  return { current: () => server, stop }
}

async function raiseAgain(cluster: Cluster, lost: Server): Promise<Server> {
  try {
    const raised = await raiseServer(cluster, { mayMake: false })
    const place = raised.port === lost.port ? 'again' : `on port ${raised.port}: restart the app`
    cluster.log(`PostgreSQL was gone and runs ${place}`)
    return raised
  } catch (error) {
    cluster.log(`PostgreSQL is gone and does not start: ${String(error)}`)
    await sleep(RETRY_AFTER_MS)
    return lost
  }
}

type Link = { source: string; target: string }

/** Makes the links between libraries that npm cannot pack; the package's own install script may never have run. */
async function linkLibraries(native: string): Promise<void> {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as Link[]
  for (const link of links) await makeLink(path.dirname(native), link)
}

async function makeLink(root: string, { source, target }: Link): Promise<void> {
  const place = path.join(root, target)
  if (await isThere(place)) return
  try {
    await symlink(path.relative(path.dirname(place), path.join(root, source)), place)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    throw new StartError(
      `The library links of PostgreSQL cannot be made in ${path.dirname(place)}: start the app once as the user who installed it.`,
      { cause: error },
    )
  }
}

async function isThere(place: string): Promise<boolean> {
  return lstat(place).then(
    () => true,
    () => false,
  )
}
