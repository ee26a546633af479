import { randomUUID } from 'node:crypto'
import type { Tx } from '#server/db/connect.ts'

export type NewMessage = {
  readonly by: string
  readonly at: Date
  readonly text: string
  readonly gift?: string
  readonly photo?: {
    readonly filename: string
    readonly blurred_filename: string
    readonly width: number
    readonly height: number
  }
}

export type NewConversation = {
  readonly siteId: string
  readonly messages: readonly NewMessage[]
  /** The two, each with the number up to which they have read. */
  readonly sides: readonly [NewSide, NewSide]
}
type NewSide = {
  readonly memberId: string
  readonly readSeq: number
  /** Whether the member was already mailed about these messages. */
  readonly isMailed?: boolean
}

/** Writes conversations that begin with these messages, free of charge and without events. Returns their ids. */
export async function insertConversations(
  tx: Tx,
  conversations: readonly NewConversation[],
): Promise<string[]> {
  if (conversations.length === 0) return []
  const made = conversations.map((conversation) => ({ ...conversation, id: randomUUID() }))
  await tx.insertInto('conversation').values(made.map(conversationRow)).execute()
  await tx.insertInto('message').values(made.flatMap(messageRows)).execute()
  await tx.insertInto('conversation_side').values(made.flatMap(sideRows)).execute()
  await countWritten(tx, made)
  return made.map(({ id }) => id)
}

type Made = NewConversation & { readonly id: string }

function conversationRow({ id, siteId, messages }: Made) {
  return { id, site_id: siteId, created_at: messages[0]!.at, last_seq: messages.length }
}

function sideRows({ id, messages, sides }: Made) {
  const [one, other] = sides
  const rowOf = (own: NewSide, { memberId: otherId }: NewSide) => ({
    conversation_id: id,
    member_id: own.memberId,
    other_id: otherId,
    is_lower: own.memberId < otherId,
    last_seq: messages.length,
    last_at: messages.at(-1)!.at,
    delivered_seq: own.readSeq,
    read_seq: own.readSeq,
    unread: messages.filter(({ by }, index) => by === otherId && index >= own.readSeq).length,
    has_written: messages.some(({ by }) => by === own.memberId),
    mailed_seq: own.isMailed ? messages.length : 0,
  })
  return [rowOf(one, other), rowOf(other, one)]
}

function messageRows({ id, messages }: Made) {
  return messages.map(({ by, at, text, gift, photo }, index) => ({
    id: randomUUID(),
    conversation_id: id,
    seq: index + 1,
    sender_id: by,
    client_id: randomUUID(),
    kind: photo ? 'photo' : gift ? 'gift' : 'text',
    text,
    gift: gift ?? null,
    filename: photo?.filename ?? null,
    blurred_filename: photo?.blurred_filename ?? null,
    width: photo?.width ?? null,
    height: photo?.height ?? null,
    created_at: at,
  }))
}

async function countWritten(tx: Tx, made: readonly Made[]): Promise<void> {
  const writers = made.flatMap(({ messages }) => [...new Set(messages.map(({ by }) => by))])
  const counts = [...new Set(writers)].map((writer) => ({
    member_id: writer,
    count: writers.filter((each) => each === writer).length,
  }))
  await tx
    .insertInto('written_conversations')
    .values(counts)
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet((row) => ({
        count: row('written_conversations.count', '+', row.ref('excluded.count')),
      })),
    )
    .execute()
}
