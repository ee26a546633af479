import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

export type StoredFile = { readonly bytes: number; readonly stream: () => Readable }

/** Where pictures are kept, by key. A key is made by us from random names, never taken from a request as it is. */
export type Files = {
  write(key: string, bytes: Buffer): Promise<void>
  find(key: string): Promise<StoredFile | null>
  remove(key: string): Promise<void>
}

/** The variants every photo has. */
export const VARIANTS = ['thumb', 'card', 'full', 'match', 'locked'] as const
export type Variant = (typeof VARIANTS)[number]

export function photoKey(filename: string, variant: Variant): string {
  return `photos/${filename.slice(0, 2)}/${filename}-${variant}.webp`
}

/** Files in a local folder. A file appears whole or not at all. */
export function openFiles(folder: string): Files {
  return {
    async write(key, bytes) {
      const path = join(folder, key)
      const part = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(part, bytes)
      await rename(part, path)
    },
    async find(key) {
      const path = join(folder, key)
      const found = await stat(path).catch(() => null)
      return found?.isFile() ? { bytes: found.size, stream: () => createReadStream(path) } : null
    },
    async remove(key) {
      await rm(join(folder, key), { force: true })
    },
  }
}
