import { existsSync, readFileSync } from 'node:fs'
import { readFile, realpath, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Postmaster = { pid: number; identity: string; port: number; isReady: boolean }

/** Finds the server that runs on a data folder: not a dead one, and not a stranger that got its number. */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const lines = (await readPidFile(data))?.split('\n').map((line) => line.trim()) ?? []
  const pid = Number(lines[0])
  const identity = pid > 0 ? identifyProcess(pid) : undefined
  if (identity === undefined || !(await worksIn(pid, data))) return undefined
  return { pid, identity, port: Number(lines[3]), isReady: lines[7] === 'ready' }
}

/**
 * Lets a new server start beside the pid file of a dead one whose number is taken.
 * The rest of the file must stay: by it PostgreSQL checks that no part of the dead server is still at work.
 */
export async function disownPidFile(data: string): Promise<void> {
  const text = await readPidFile(data)
  // A server takes the number of its own parent for a stale one.
  if (text !== undefined) await writeFile(pidFile(data), text.replace(/^\d+/, `${process.pid}`))
}

async function readPidFile(data: string): Promise<string | undefined> {
  return readFile(pidFile(data), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

function pidFile(data: string): string {
  return path.join(data, 'postmaster.pid')
}

/** A server's working folder is its data folder; only Linux tells, elsewhere we believe it. */
async function worksIn(pid: number, data: string): Promise<boolean> {
  if (process.platform !== 'linux') return true
  try {
    return (await realpath(`/proc/${pid}/cwd`)) === (await realpath(data))
  } catch {
    return false
  }
}

/** Names a running process such that a later one with the same number gets another name. */
export function identifyProcess(pid: number): string | undefined {
  return existsSync('/proc/self/stat') ? identifyByProc(pid) : identifyBySignal(pid)
}

/** Tells whether the process of this name still runs; a zombie does not. */
export function isRunning(identity: string): boolean {
  return identifyProcess(Number.parseInt(identity, 10)) === identity
}

function identifyByProc(pid: number): string | undefined {
  const stat = readOrNothing(`/proc/${pid}/stat`)
  // The program's name stands in brackets and may itself hold spaces and brackets.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  const [state, startedAt] = [fields[0], fields[19]]
  if (state === undefined || state === 'Z' || state === 'X') return undefined
  const boot = readOrNothing('/proc/sys/kernel/random/boot_id')?.slice(0, 8) ?? ''
  return `${pid}-${startedAt}-${boot}`
}

function identifyBySignal(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
    return `${pid}`
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? `${pid}` : undefined
  }
}

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Ever less polite: end all work and write everything down; leave at once; be gone. No way loses what was committed. */
const SIGNALS = [
  { signal: 'SIGINT', patienceMs: 6_000 },
  { signal: 'SIGQUIT', patienceMs: 2_000 },
  { signal: 'SIGKILL', patienceMs: 1_000 },
] as const

export async function stopServer(identity: string): Promise<void> {
  for (const { signal, patienceMs } of SIGNALS) {
    if (!isRunning(identity)) break
    process.kill(Number.parseInt(identity, 10), signal)
    await waitUntilGone(identity, patienceMs)
  }
  forgetOnExit(identity)
}

async function waitUntilGone(identity: string, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (isRunning(identity) && Date.now() < deadline) await sleep(10)
}

const servers = new Set<string>()

/** Sees to it that the server does not outlive this process, even where it ends without stopping it first. */
export function stopOnExit(identity: string | undefined): void {
  if (identity === undefined) return
  if (servers.size === 0) process.once('exit', signalAll)
  servers.add(identity)
}

function forgetOnExit(identity: string): void {
  servers.delete(identity)
  if (servers.size === 0) process.off('exit', signalAll)
}

function signalAll(): void {
  for (const identity of servers) {
    if (isRunning(identity)) process.kill(Number.parseInt(identity, 10), 'SIGINT')
  }
}
