import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { isUnblocked } from '#server/features/members/members.ts'
import { viewerOf, type Look } from './viewer-of.ts'

/**
 * The photo under this name in a message that whoever asks may see: one of the two, on whose side it is there, with no
 * block between them, and not once its sender has left or taken it back.
 */
export async function photoInMessage(db: Db, look: Look): Promise<string | null> {
  const name = look.isBlurred ? sql.ref('message.blurred_filename') : sql.ref('message.filename')
  const { rows } = await sql<{ filename: string }>`
    select message.filename
    from ${viewerOf(look)} as viewer
    join conversation_side as side on side.member_id = viewer.id
    join message on message.conversation_id = side.conversation_id
      and message.seq > side.removed_seq and message.seq <= side.last_seq
    join member as sender on sender.id = message.sender_id and sender.status in ('active', 'not_confirmed')
    where ${name} = ${look.name} and message.deleted_at is null
      and ${isUnblocked(sql<string>`viewer.id`, 'side.other_id')}`.execute(db)
  return rows[0]?.filename ?? null
}
