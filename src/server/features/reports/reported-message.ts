import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import type { NewReport } from './new-report.ts'

/** What the other one wrote to the reporter, as long as it is there to read. */
export async function reportedMessage(db: Db, report: NewReport) {
  const { reporterId, profile_id: senderId, subject_id: id } = report
  if (id === undefined) throw new Refusal('NOT_FOUND')
  const message = await db
    .selectFrom('message')
    .innerJoin('conversation_side as side', 'side.conversation_id', 'message.conversation_id')
    .select(['kind', 'text', 'gift', 'filename', 'created_at'])
    .where('message.id', '=', id)
    .where('message.sender_id', '=', senderId)
    .where('side.member_id', '=', reporterId)
    .whereRef('message.seq', '>', 'side.removed_seq')
    .whereRef('message.seq', '<=', 'side.last_seq')
    .where('message.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!message) throw new Refusal('NOT_FOUND')
  const { kind, text, gift, filename, created_at: sentAt } = message
  const said = { kind, text, ...(gift === null ? {} : { gift }), sent_at: sentAt.toISOString() }
  return { said, filename }
}
