import type { Readable } from 'node:stream'
import type { Db } from '#server/db/connect.ts'

type StoredFile = { readonly bytes: number; readonly stream: () => Readable }

/** Where pictures are kept, by key. A key is made by us from random names, never taken from a request as it is. */
export type Files = {
  /** The file appears whole or not at all. */
  write(key: string, bytes: Buffer): Promise<void>
  has(key: string): Promise<boolean>
  /** To be read at once, or not asked for. */
  find(key: string): Promise<StoredFile | null>
  /** One that is not there is as good as removed. */
  remove(key: string): Promise<void>
  /** All that there are, in no order. */
  keys(): AsyncIterable<string>
}

/** The variants every photo has. */
export const VARIANTS = ['thumb', 'card', 'full', 'match', 'locked'] as const
export type Variant = (typeof VARIANTS)[number]

export function photoKey(filename: string, variant: Variant): string {
  return `photos/${filename.slice(0, 2)}/${filename}-${variant}.webp`
}

/** The variants that a photo in a message has: what is not shown on tiles needs no others. */
export const MESSAGE_VARIANTS = ['full', 'locked'] as const satisfies readonly Variant[]

/** The keys of all files of a photo. */
export function photoKeys(filename: string, variants: readonly Variant[] = VARIANTS): string[] {
  return variants.map((variant) => photoKey(filename, variant))
}

type Removed = { readonly count: number; readonly failures: readonly unknown[] }

/** Puts files on the list of those that go, from a time on: also when this process does not live to remove them. */
export async function scheduleDeletion(db: Db, keys: readonly string[], from: Date): Promise<void> {
  if (keys.length === 0) return
  await db
    .insertInto('doomed_file')
    .values(keys.map((key) => ({ key, doomed_at: from })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ doomed_at: from }))
    .execute()
}

/** All files of a photo. */
export function schedulePhotoDeletion(db: Db, filename: string, from: Date): Promise<void> {
  return scheduleDeletion(db, photoKeys(filename), from)
}

/** All files of photos in messages; what was in a message without one is left out. */
export function scheduleMessagePhotosDeletion(
  db: Db,
  messages: readonly { readonly filename: string | null }[],
  from: Date,
): Promise<void> {
  const keys = messages.flatMap(({ filename }) =>
    filename === null ? [] : photoKeys(filename, MESSAGE_VARIANTS),
  )
  return scheduleDeletion(db, keys, from)
}

/** Takes files off the list: they stay. */
export async function keepFiles(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('doomed_file').where('key', 'in', keys).execute()
}

/** Removes the files whose time has come. One that is gone already is as good as removed. */
export async function deleteScheduledFiles(db: Db, files: Files, now: Date): Promise<Removed> {
  const doomed = await db
    .selectFrom('doomed_file')
    .select('key')
    .where('doomed_at', '<=', now)
    .orderBy('doomed_at')
    .execute()
  const failures: unknown[] = []
  for (const { key } of doomed) {
    try {
      await files.remove(key)
      await db.deleteFrom('doomed_file').where('key', '=', key).execute()
    } catch (error) {
      failures.push(error)
    }
  }
  return { count: doomed.length - failures.length, failures }
}
