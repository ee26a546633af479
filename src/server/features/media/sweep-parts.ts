import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#server/kernel/log.ts'
import { partsFolder } from './open-files.ts'

const HOUR_MS = 60 * 60 * 1000
const PAUSE_MS = HOUR_MS / 2

/** Removes what a killed process left half-written, at the start and now and then. Returns how to stop it. */
export function sweepPartsNowAndThen(folder: string, log: Log): () => void {
  const sweep = () =>
    void sweepParts(folder).catch((error: unknown) => log.warn({ err: error }, 'sweeping failed'))
  sweep()
  const timer = setInterval(sweep, PAUSE_MS).unref()
  return () => clearInterval(timer)
}

/** Nothing that is under way takes an hour. */
export async function sweepParts(folder: string): Promise<void> {
  const parts = partsFolder(folder)
  const names = await readdir(parts).catch(() => [])
  for (const name of names) {
    const path = join(parts, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > HOUR_MS) await rm(path, { force: true })
  }
}
