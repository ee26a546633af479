import { readFile, realpath, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { identifyProcess } from './process-identity.ts'

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
