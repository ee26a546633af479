import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import { withEvents } from '#server/events/telling.ts'
import { isUnblocked } from '#server/features/members/members.ts'
import type { App } from '#server/http/route.ts'
import type { Asking } from './asking.ts'
import type { WhichChat } from './chat-row.ts'
import { countUnread } from './count-unread.ts'

type Removal = Asking & { readonly which: WhichChat }

/** Takes a conversation out of somebody's own list, and answers how much is left to read in the others. */
export async function removeChat(
  { db, events }: Pick<App, 'db' | 'events'>,
  { viewer, which, now }: Removal,
): Promise<number> {
  const { memberId } = viewer
  const { conversationId, profileId } = which
  await withEvents({ db, events, now }, async (tx, notify) => {
    const removed = await tx
      .updateTable('conversation_side as side')
      .set({
        removed_seq: sql`last_seq`,
        // Should the other one write again, that is news to be mailed, whatever was mailed before.
        mailed_seq: sql`least(mailed_seq, read_seq)`,
        last_at: null,
        unread: 0,
      })
      .where('side.member_id', '=', memberId)
      .where('side.last_seq', '>', 0)
      .where(isUnblocked(memberId, 'side.other_id'))
      .$if(conversationId !== undefined, (one) =>
        one.where('conversation_id', '=', conversationId!),
      )
      .$if(profileId !== undefined, (one) => one.where('other_id', '=', profileId!))
      .returning('side.conversation_id')
      .execute()
    if (removed.length === 0) throw new Refusal('NOT_FOUND')
    notify([memberId], { kind: 'chats_changed' })
  })
  return countUnread(db, memberId)
}
