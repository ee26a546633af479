import type { ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPort } from '#server/kernel/process.ts'
import { deadline } from '#server/kernel/time.ts'
import { StartError } from '../errors.ts'
import { type Cluster, explainOutput, explainUnrunnable, spawnProgram } from './cluster.ts'
import { findPostmaster, identifyProcess, type Postmaster, stopOnExit } from './server-process.ts'

const ATTEMPTS = 50
// A server that was killed replays its log first, and that takes as long as it takes.
const READY_WITHIN_MS = 10 * 60_000

/** Starts the server on its finished data folder and waits until it takes connections. */
export async function launchServer(cluster: Cluster, preferredPort?: number): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryLaunch(cluster, await findPort(preferredPort))
    if (typeof outcome !== 'string') return outcome
    if (attempt === ATTEMPTS || !isPassing(outcome)) {
      throw explainOutput(outcome, { folder: cluster.folder, log: cluster.logFile })
    }
    await sleep(200)
  }
}

/** The rest of a killed server needs a moment to go, and a port may be snatched from us. */
function isPassing(output: string): boolean {
  return /pre-existing shared memory block|Address already in use/.test(output)
}

async function tryLaunch(cluster: Cluster, port: number): Promise<Postmaster | string> {
  const log = await openLog(cluster.logFile)
  const child = spawnServer(cluster, port, log.descriptor)
  const failure = new Promise<Error>((resolve) => child.once('error', resolve))
  log.close()
  if (child.pid === undefined) {
    throw explainUnrunnable(cluster.programs.postgres, (await failure).message)
  }
  return (await waitUntilReady(cluster, child)) ?? log.readNew()
}

function spawnServer(cluster: Cluster, port: number, log: number): ChildProcess {
  const args = ['-D', cluster.data, '-p', `${port}`, ...serverSettings(cluster.durable)]
  const child = spawnProgram(cluster.runAs, cluster.programs.postgres, args, {
    stdio: ['ignore', log, log],
    // A group of its own: Ctrl-C in the terminal is for the app, which stops the server when it is done.
    detached: true,
  })
  child.unref()
  stopOnExit(identifyProcess(child.pid ?? 0))
  return child
}

/** Waits for this very server; nothing comes back when it ends before it is ready. */
async function waitUntilReady(
  cluster: Cluster,
  child: ChildProcess,
): Promise<Postmaster | undefined> {
  const end = Date.now() + deadline(READY_WITHIN_MS)
  while (child.exitCode === null && child.signalCode === null) {
    const found = await findPostmaster(cluster.data)
    if (found?.isReady && found.pid === child.pid) return found
    if (Date.now() > end) {
      child.kill('SIGQUIT')
      throw new StartError(`PostgreSQL is not ready after ten minutes: see ${cluster.logFile}.`)
    }
    await sleep(10)
  }
  return undefined
}

/** The settings of a server: reached from this machine only, and its log free of what members wrote. */
function serverSettings(durable: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // An error of a statement goes to the app that sent it; here it would put members' words on the disk.
    log_min_messages: 'log',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const LARGE = 10 * 1024 * 1024

/** Sets a large log aside, as the one older log that is kept. */
export async function turnLog(file: string): Promise<void> {
  if ((await sizeOf(file)) > LARGE) await rename(file, `${file}.old`)
}

/** Opens the log for a program to write to, and remembers from where that program's own words start. */
async function openLog(file: string) {
  const start = await sizeOf(file)
  const descriptor = openSync(file, 'a', 0o600)
  return {
    descriptor,
    close: () => closeSync(descriptor),
    readNew: () => readFrom(file, start),
  }
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  )
}

async function readFrom(file: string, start: number): Promise<string> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LARGE / 100), 0, null, start)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
