import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../errors.ts'
import { identifyProcess, isRunning } from './server-process.ts'
import { deadline } from '#server/kernel/time.ts'

const PATIENCE_MS = 120_000
const FREE = 'free'

/**
 * Lets one caller at a time, of all processes, work on the folder.
 * The lock is one file named after its holder: the process that renames it has it, so the lock of a dead holder passes
 * to exactly one.
 */
export async function withStartLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, 'start-lock')
  const me = identifyProcess(process.pid) ?? `${process.pid}`
  await takeLock(lock, me)
  try {
    return await work()
  } finally {
    await renamed(path.join(lock, me), path.join(lock, FREE))
  }
}

async function takeLock(lock: string, me: string): Promise<void> {
  const end = Date.now() + deadline(PATIENCE_MS)
  let holder = await readHolder(lock)
  while (!(await takeFrom(lock, holder, me))) {
    if (Date.now() > end) {
      const pid = Number.parseInt(holder ?? '', 10)
      throw new StartError(
        `Process ${pid} has been starting the database for two minutes: end it and start again.`,
      )
    }
    await sleep(20)
    holder = await readHolder(lock)
  }
}

async function takeFrom(lock: string, holder: string | undefined, me: string): Promise<boolean> {
  if (holder === undefined) {
    await makeLock(lock)
    return false
  }
  if (holder !== FREE && isRunning(holder)) return false
  return renamed(path.join(lock, holder), path.join(lock, me))
}

async function readHolder(lock: string): Promise<string | undefined> {
  try {
    return (await readdir(lock))[0]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Puts the folder with its one file in place at once; where a lock stands already this changes nothing. */
async function makeLock(lock: string): Promise<void> {
  const fresh = await mkdtemp(`${lock}-`)
  await writeFile(path.join(fresh, FREE), '')
  if (!(await renamed(fresh, lock))) await rm(fresh, { recursive: true })
}

async function renamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code)) return false
    throw error
  }
}
