import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'

type Taking = { readonly memberId: string; readonly id: string }

/** A photo as the database had it, whole. */
export type TakenPhoto = {
  readonly id: string
  readonly filename: string
  readonly position: number
}

/** Takes a photo away and closes the gap; its files stay where they are. Null when it is not this member's. */
export async function takePhoto(tx: Tx, { memberId, id }: Taking): Promise<TakenPhoto | null> {
  const removed = await tx
    .deleteFrom('photo')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning(sql<TakenPhoto>`to_jsonb(photo)`.as('row'))
    .executeTakeFirst()
  if (!removed) return null
  await tx
    .updateTable('photo')
    .set((photo) => ({ position: photo('position', '-', 1) }))
    .where('member_id', '=', memberId)
    .where('position', '>', removed.row.position)
    .execute()
  return removed.row
}

/** Puts a photo back as it was, between those it stood between; at the end where there are fewer by now. */
export async function giveBackPhoto(
  tx: Tx,
  memberId: string,
  { position, ...photo }: TakenPhoto,
): Promise<void> {
  const { count } = await tx
    .selectFrom('photo')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const place = Math.min(position, count)
  await tx
    .updateTable('photo')
    .set((other) => ({ position: other('position', '+', 1) }))
    .where('member_id', '=', memberId)
    .where('position', '>=', place)
    .execute()
  const row = JSON.stringify({ ...photo, position: place })
  await sql`insert into photo select * from jsonb_populate_record(null::photo, ${row}::jsonb)`.execute(
    tx,
  )
}
