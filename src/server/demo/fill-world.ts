import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import type { DemoMember } from './demo-member.ts'
import type { Sources } from './insert-credits.ts'
import { insertCredits, sourcesOf } from './insert-credits.ts'
import { insertMembers } from './insert-members.ts'
import { insertOrders } from './insert-orders.ts'
import { insertPhotos } from './insert-photos.ts'

export type FillOptions = {
  readonly siteId: string
  /** One hash for all: hashing a million passwords would take a day. */
  readonly passwordHash: string
  readonly world: Iterable<DemoMember>
  readonly onProgress?: (members: number) => void
}

const BATCH = 1000

/** Writes a world into a site. It is there when the transaction is committed, or not at all. */
export async function fillWorld(tx: Tx, options: FillOptions): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
  const sources = await sourcesOf(tx, options.siteId)
  let written = Promise.resolve()
  let members = 0
  for (const batch of batches(options.world)) {
    // The next batch is made while the database is busy with this one.
    await written
    written = writeBatch(tx, batch, { ...options, sources })
    members += batch.length
    options.onProgress?.(members)
  }
  await written
}

async function writeBatch(
  tx: Tx,
  batch: DemoMember[],
  options: FillOptions & { sources: Sources },
): Promise<void> {
  await insertCredits(tx, batch, options)
  await insertMembers(tx, batch, options)
  await insertOrders(tx, batch, options.siteId)
  // Only these have files from the start; the others are drawn later.
  await insertPhotos(
    tx,
    batch.flatMap(({ id, photos: [main] }) => (main ? { memberId: id, filename: main } : [])),
  )
}

function* batches(world: Iterable<DemoMember>): Generator<DemoMember[]> {
  let batch: DemoMember[] = []
  for (const member of world) {
    batch.push(member)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
