import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Message } from '#contract/chats.ts'
import type { Db } from '#server/db/connect.ts'
import { messageOf, type MessageRow } from './message-of.ts'

export type Stretch = {
  readonly memberId: string
  readonly conversationId: string
  /** Messages with numbers above this and up to that. */
  readonly above: number
  readonly upTo: number
  readonly limit: number
  /** From which end the limit counts. */
  readonly from: 'oldest' | 'latest'
}

/** Messages as one of the two may see them, the oldest first. Who may see the conversation was asked before. */
export async function readMessages(db: Db, stretch: Stretch): Promise<z.input<typeof Message>[]> {
  const { memberId, conversationId, above, upTo, limit, from } = stretch
  const direction = from === 'oldest' ? sql`asc` : sql`desc`
  const { rows } = await sql<MessageRow>`
    select message.*, coalesce(sender.status in ('active', 'not_confirmed'), false) as is_sender_there,
      reader.hidden_words, to_jsonb(quoted) as quoted,
      coalesce(author.status in ('active', 'not_confirmed'), false) as is_quoted_there
    from (
      select * from message
      where conversation_id = ${conversationId} and seq > ${above} and seq <= ${upTo}
      order by seq ${direction} limit ${limit}
    ) as message
    join member as reader on reader.id = ${memberId}
    left join member as sender on sender.id = message.sender_id
    left join message as quoted on quoted.conversation_id = message.conversation_id and quoted.seq = message.reply_to
    left join member as author on author.id = quoted.sender_id
    order by message.seq`.execute(db)
  return rows.map((row) => messageOf(row, memberId))
}

/** One message as one of the two may see it. */
export async function readMessage(
  db: Db,
  { memberId, conversationId, seq }: { memberId: string; conversationId: string; seq: number },
): Promise<z.input<typeof Message>> {
  const one = { memberId, conversationId, above: seq - 1, upTo: seq, limit: 1 }
  const [message] = await readMessages(db, { ...one, from: 'oldest' })
  if (!message) throw new Error('there is no such message')
  return message
}
