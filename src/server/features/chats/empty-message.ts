import type { Tx } from '#server/db/connect.ts'
import { doomMessagePhotos } from '#server/features/media/media.ts'

type Stored = { readonly id: string; readonly filename: string | null }

/** Leaves nothing of a message but its place; the files of its photo go a little later. */
export async function emptyMessage(tx: Tx, { id, filename }: Stored, now: Date): Promise<void> {
  await doomMessagePhotos(tx, [{ filename }], now)
  const nothing = {
    filename: null,
    blurred_filename: null,
    width: null,
    height: null,
    client_hash: null,
  }
  await tx
    .updateTable('message')
    .set({ text: '', ...nothing, reply_to: null, reaction: null, deleted_at: now })
    .where('id', '=', id)
    .execute()
}
