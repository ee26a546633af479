import type { Readable } from 'node:stream'

export type StoredFile = { readonly bytes: number; readonly stream: () => Readable }

/** Where pictures are kept, by key. A key is made by us from random names, never taken from a request as it is. */
export type Files = {
  /** The file appears whole or not at all. */
  write(key: string, bytes: Buffer): Promise<void>
  has(key: string): Promise<boolean>
  /** To be read at once, or not asked for. */
  find(key: string): Promise<StoredFile | null>
  /** One that is not there is as good as removed. */
  remove(key: string): Promise<void>
}
