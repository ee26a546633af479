import type { Db } from '#server/db/connect.ts'
import type { Files } from './files.ts'
import { MESSAGE_VARIANTS, photoKeys } from './photo-key.ts'

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
export function doomPhoto(db: Db, filename: string, from: Date): Promise<void> {
  return scheduleDeletion(db, photoKeys(filename), from)
}

/** All files of photos in messages; what was in a message without one is left out. */
export function doomMessagePhotos(
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
export async function removeDoomed(db: Db, files: Files, now: Date): Promise<Removed> {
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
