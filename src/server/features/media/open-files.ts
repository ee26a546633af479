import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Files } from './files.ts'

/** Where files are until they are whole. What an earlier process left here is swept away. */
export function partsFolder(folder: string): string {
  return join(folder, 'parts')
}

/** Files in a local folder. */
export function openFiles(folder: string): Files {
  const parts = partsFolder(folder)
  return {
    async write(key, bytes) {
      const path = join(folder, key)
      const part = join(parts, `${randomUUID()}.part`)
      await Promise.all([parts, dirname(path)].map((each) => mkdir(each, { recursive: true })))
      try {
        await writeFile(part, bytes)
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
  }
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? found.size : null
}
