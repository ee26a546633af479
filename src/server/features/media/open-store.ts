import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { every } from '#server/jobs/every.ts'
import { type Config, filesFolder, type S3 } from '#server/kernel/config.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Files } from './files.ts'

/** The store that the configuration names: a bucket, or else a folder of this machine. */
export async function openStore(config: Pick<Config, 'DATA_DIR' | 's3'>): Promise<Files> {
  if (!config.s3) return openFiles(filesFolder(config))
  return openBucket(config.s3)
}

/** A server that keeps files in a folder does not load what buckets need. */
export async function openBucket(s3: S3): Promise<Files> {
  const { openS3 } = await import('./open-s3.ts')
  return openS3(s3)
}

/** Where files are until they are whole. What an earlier process left here is swept away. */
export function partsFolder(folder: string): string {
  return join(folder, 'parts')
}

/** Photos are for the product alone: other users of the machine cannot read them. */
const OWN_FOLDER = { recursive: true, mode: 0o700 } as const

/** Files in a local folder. */
export function openFiles(folder: string): Files {
  const parts = partsFolder(folder)
  return {
    async write(key, bytes) {
      const path = join(folder, key)
      const part = join(parts, `${randomUUID()}.part`)
      await Promise.all([parts, dirname(path)].map((each) => mkdir(each, OWN_FOLDER)))
      try {
        await writeFile(part, bytes, { mode: 0o600 })
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    has: async (key) => (await sizeOf(join(folder, key))) !== null,
    async find(key) {
      const path = join(folder, key)
      const bytes = await sizeOf(path)
      return bytes === null ? null : { bytes, stream: () => createReadStream(path) }
    },
    remove: (key) => rm(join(folder, key), { force: true }),
    keys: () => keysIn(folder),
  }
}

/** A folder that is not there has none. What is not whole yet is no file. */
async function* keysIn(folder: string, within = ''): AsyncGenerator<string, void> {
  const entries = await readdir(join(folder, within), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const key = within === '' ? entry.name : `${within}/${entry.name}`
    if (entry.isFile()) yield key
    if (entry.isDirectory() && join(folder, key) !== partsFolder(folder)) yield* keysIn(folder, key)
  }
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? found.size : null
}

const HOUR_MS = 60 * 60 * 1000
const PAUSE_MS = HOUR_MS / 2

/** Removes what a killed process left half-written, at the start and now and then. Returns how to stop it. */
export function sweepPartsPeriodically(folder: string, log: Log): () => void {
  const what = 'sweeping what was half-written'
  return every({ ms: PAUSE_MS, isAtOnce: true, what, log }, () => sweepParts(folder))
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
