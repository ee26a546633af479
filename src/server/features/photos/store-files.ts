import type { Db } from '#server/db/connect.ts'
import type { Bus } from '#server/events/bus.ts'
import {
  type Decoder,
  type Files,
  photoKey,
  photoKeys,
  scheduleDeletion,
  type Variant,
} from '#server/features/media/media.ts'

const HOUR_MS = 60 * 60 * 1000

type Stores = { readonly db: Db; readonly files: Files }
type NewFiles = {
  readonly filename: string
  readonly variants: Readonly<Partial<Record<Variant, Buffer>>>
  readonly now: Date
}

/**
 * Writes the files of a photo, and then lets `settle` write the photo's row, which takes them off the list of files
 * that go. They are on it from the first: a process that is killed or fails on the way leaves nothing behind.
 */
export async function storeFiles<Result>(
  { db, files }: Stores,
  { filename, variants, now }: NewFiles,
  settle: () => Promise<Result>,
): Promise<Result> {
  const made = Object.entries(variants) as [Variant, Buffer][]
  const keys = photoKeys(
    filename,
    made.map(([variant]) => variant),
  )
  await scheduleDeletion(db, keys, new Date(now.getTime() + HOUR_MS))
  try {
    await allOf(made.map(([variant, bytes]) => files.write(photoKey(filename, variant), bytes)))
    return await settle()
  } finally {
    await goSooner(db, keys, now).catch(() => undefined)
  }
}

/** Waits for all of them, also when one fails: a file that comes late would come after its removal. */
async function allOf(writes: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
}

/**
 * What is still on the list has failed. What is not may belong to a photo: whether a commit went through is not always
 * known.
 */
async function goSooner(db: Db, keys: readonly string[], now: Date): Promise<void> {
  await db.updateTable('doomed_file').set({ doomed_at: now }).where('key', 'in', keys).execute()
}

/** What it takes to make photos. */
export type PhotoDeps = {
  readonly db: Db
  readonly events: Bus
  readonly files: Files
  readonly decoder: Decoder
}
