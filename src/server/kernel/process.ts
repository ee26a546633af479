import type { ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { getPriority, setPriority } from 'node:os'

/** Errors whose message is already one line that says what to do. */
const PLAIN_NAMES = ['ConfigError', 'StartError', 'BackupError', 'CommandError']

/** The words of the system and of PostgreSQL for it. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100']

/** Ends the process with what a person can act on: no stack for what is theirs to change. */
export function explainAndExit(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

type SystemError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string }

export function explain(error: unknown): string {
  const { name, code, message, stack, port, address, hostname } = error as SystemError
  if (PLAIN_NAMES.includes(name)) return message
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that one, or choose another: PORT=3001 npm start`
  }
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} is not allowed to this user. Choose one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST must be an address of this machine, which ${address ?? hostname} is not.`
  if (isDiskFull(error))
    return 'The disk is full. Free some space, then start again: nothing was lost.'
  return stack ?? message
}

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as NodeJS.ErrnoException
  return DISK_FULL.includes(code) || isDiskFull(error.cause)
}

/**
 * Ends the process when it is told to. Until it is given the way to stop, it ends at once, and so it does when it is
 * told a second time.
 */
export function stopOnSignal(): (stop: () => Promise<void>) => void {
  const state: { stop: (() => Promise<void>) | undefined } = { stop: undefined }
  const onSignal = () => {
    const { stop } = state
    if (!stop) process.exit(1)
    state.stop = undefined
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  return (stop) => void (state.stop = stop)
}

const LOWEST = 19

/**
 * Lets a process with all of its threads, each of which has a priority of its own, give way to others, by so many steps.
 * Threads that begin later have the priority of those that begin them.
 */
export function giveWay({ pid }: ChildProcess, steps: number): void {
  if (pid === undefined) return
  const priority = Math.min(LOWEST, getPriority() + steps)
  for (const thread of threadsOf(pid)) lower(thread, priority)
}

function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    return [pid]
  }
}

/** One that has ended meanwhile needs nothing. */
function lower(thread: number, priority: number): void {
  try {
    setPriority(thread, priority)
  } catch (error) {
    if ((error as { info?: { code?: string } }).info?.code !== 'ESRCH') throw error
  }
}

// Below the ports that systems hand to outgoing connections (Linux from 32768, others from 49152): a port from among
// those can be gone again before it is listened on, even to the very caller who knocks to see whether it answers.
// Above 10080, which browsers refuse to visit.
const LOWEST_PORT = 10_081
const HIGHEST_PORT = 32_000
const TRIES = 100

/** A port that no process listens on: the preferred one if it is free. */
export async function findPort(preferred?: number): Promise<number> {
  if (preferred && (await isFree(preferred))) return preferred
  for (let tried = 0; tried < TRIES; tried++) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT)
    if (await isFree(port)) return port
  }
  throw new Error(`None of ${TRIES} ports between ${LOWEST_PORT} and ${HIGHEST_PORT} is free.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
