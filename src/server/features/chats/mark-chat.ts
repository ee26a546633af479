import { sql } from 'kysely'
import type { SeqRange } from '#contract/events.ts'
import type { Tx } from '#server/db/connect.ts'
import { type Notify, withEvents } from '#server/events/with-events.ts'
import type { App } from '#server/http/route.ts'
import { type Caller, ownSide } from './caller.ts'
import { countUnread, hiddenUpTo, unseenOf } from './conversation.ts'

type Marking = Caller & {
  readonly conversationId: string
  readonly deliveredSeq?: number | undefined
  readonly readSeq?: number | undefined
}
type Side = Awaited<ReturnType<typeof ownSide>>
type Marks = { readonly delivered_seq: number; readonly read_seq: number }

/**
 * Raises up to which message a member has received and read, never above the latest they may know of. The partner
 * learns of it, if both show read marks, and the member's own devices learn that there is less to read.
 */
export async function markChat({ db, events }: Pick<App, 'db' | 'events'>, marking: Marking) {
  const unread = await withEvents({ db, events, now: marking.now }, async (tx, notify) => {
    const side = await ownSide(tx, marking)
    const marks = raised(side, marking)
    if (marks.delivered_seq === side.delivered_seq && marks.read_seq === side.read_seq)
      return side.unread
    const { unread: left, unseen } = await saveMarks(tx, { marking, side, marks })
    tellMarks(notify, { marking, side, marks, unseen })
    if (left !== side.unread) notify([marking.viewer.memberId], { kind: 'chats_changed' })
    return left
  })
  return {
    num_unread_messages: unread,
    total_unread: await countUnread(db, marking.viewer.memberId),
  }
}

function raised(side: Side, { deliveredSeq = 0, readSeq = 0 }: Marking): Marks {
  const read = Math.max(side.read_seq, Math.min(readSeq, side.last_seq))
  const delivered = Math.max(side.delivered_seq, Math.min(deliveredSeq, side.last_seq), read)
  return { delivered_seq: delivered, read_seq: read }
}

type Raise = { readonly marking: Marking; readonly side: Side; readonly marks: Marks }
type Saved = { readonly unread: number; readonly unseen: SeqRange[] | null }

/** The side is locked, so this statement sees every message that its numbers speak of. What is not shown is passed over unseen. */
async function saveMarks(tx: Tx, { marking, side, marks }: Raise): Promise<Saved> {
  const { viewer, conversationId } = marking
  const passed = Math.max(side.read_seq, Math.min(hiddenUpTo(side), marks.read_seq))
  const { rows } = await sql<Saved>`
    update conversation_side as side
    set delivered_seq = ${marks.delivered_seq}, read_seq = ${marks.read_seq},
      unseen = side.unseen + int4multirange(int4range(${side.read_seq}, ${passed}, '(]')),
      unread = (
      select count(*) from message
      where message.conversation_id = side.conversation_id and message.sender_id is distinct from side.member_id
        and message.seq > greatest(${marks.read_seq}, side.removed_seq) and message.seq <= side.last_seq)
    where side.conversation_id = ${conversationId} and side.member_id = ${viewer.memberId}
    returning side.unread, ${unseenOf('side')} as unseen`.execute(tx)
  return rows[0]!
}

/** Where reading is not told, its moment is not told either. */
function tellMarks(notify: Notify, told: Raise & Pick<Saved, 'unseen'>): void {
  const { marking, side, marks, unseen } = told
  const isReadTold = side.shows_read_marks && side.do_they_show_read_marks === true
  const isNews = isReadTold || marks.delivered_seq > side.delivered_seq
  if (side.other_id === null || !isNews) return
  notify([side.other_id], {
    kind: 'marks',
    conversation_id: marking.conversationId,
    profile_id: marking.viewer.memberId,
    delivered_seq: marks.delivered_seq,
    read_seq: isReadTold ? marks.read_seq : 0,
    ...(isReadTold && unseen && { unseen }),
  })
}
