import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Gift, Message, MessageLine, Reaction } from '#contract/chats.ts'
import type { Db } from '#server/db/connect.ts'
import type { Purse } from '#server/features/credits/credits.ts'
import type { Viewer } from '#server/features/members/members.ts'
import { beginningOf } from '#server/kernel/text.ts'

/** A photo that goes with a message: its files are there already. */
type SentPhoto = {
  readonly filename: string
  readonly blurredFilename: string
  readonly width: number
  readonly height: number
  /** Of what was uploaded. */
  readonly hash: Buffer
}

/** A message that a sender sends to a recipient, and what it costs. */
export type Sending = {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly profileId: string
  readonly clientId: string
  readonly text: string
  readonly gift?: Gift | undefined
  readonly photo?: SentPhoto | undefined
  readonly replyTo?: number | undefined
  /** Whether the sender said that welcome credits may go to a fictional profile. */
  readonly acceptsFictional?: boolean | undefined
  /** Whether it ends a profile that is hidden already; members who hide hear it, too. */
  readonly isFarewell?: boolean | undefined
  readonly cost: number
  readonly now: Date
}

type MessageKind = 'text' | 'photo' | 'gift'

export function kindOf({ gift, photo }: Pick<Sending, 'gift' | 'photo'>): MessageKind {
  if (photo) return 'photo'
  return gift ? 'gift' : 'text'
}

/** A message that is there, and what its sender has left. */
export type Sent = {
  readonly conversationId: string
  readonly seq: number
  readonly purse: Purse
  /** Its id, if it was sent just now and not before. */
  readonly newId: string | null
}

const LINE_LENGTH = 120

/** What a line of a message is made of. */
export type LineRow = {
  readonly seq: number
  readonly sender_id: string | null
  readonly kind: MessageKind
  readonly text: string
  readonly gift: Gift | null
  readonly created_at: Date | string
  readonly deleted_at: Date | string | null
}

type MessageRow = LineRow & {
  readonly id: string
  readonly client_id: string
  readonly filename: string | null
  readonly blurred_filename: string | null
  readonly width: number | null
  readonly height: number | null
  readonly reaction: Reaction | null
  readonly is_sender_there: boolean
  readonly hidden_words: readonly string[]
  readonly quoted: LineRow | null
  readonly is_quoted_there: boolean
}

type Reading = {
  readonly memberId: string
  readonly isSenderThere: boolean
  readonly hiddenWords: readonly string[]
}

/** A message as one of the two sees it. */
function messageOf(row: MessageRow, memberId: string): z.input<typeof Message> {
  const hiddenWords = row.hidden_words
  const reading = { memberId, isSenderThere: row.is_sender_there, hiddenWords }
  const line = lineOf(row, reading)
  const isThere = line.state === 'there'
  const { filename, blurred_filename: blurred, width, height } = row
  return {
    ...line,
    id: row.id,
    text: isThere ? row.text : '',
    client_id: line.is_own ? row.client_id : null,
    photo:
      isThere && filename && blurred && width && height
        ? {
            filename: `${filename}-full.webp`,
            blurred_filename: `${blurred}-locked.webp`,
            width,
            height,
          }
        : null,
    reply_to: row.quoted
      ? lineOf(row.quoted, { memberId, isSenderThere: row.is_quoted_there, hiddenWords })
      : null,
    my_reaction: line.is_own ? null : row.reaction,
    their_reaction: line.is_own ? row.reaction : null,
  }
}

/** What a list or a quotation shows of a message. */
export function lineOf(row: LineRow, reading: Reading): z.input<typeof MessageLine> {
  const isOwn = row.sender_id === reading.memberId
  const state = stateOf(row, reading.isSenderThere)
  const isThere = state === 'there'
  return {
    seq: row.seq,
    is_own: isOwn,
    kind: row.kind,
    text: isThere ? beginningOf(row.text, LINE_LENGTH) : '',
    gift: isThere ? row.gift : null,
    state,
    has_hidden_word: isThere && !isOwn && hasWord(row.text, reading.hiddenWords),
    created_at: new Date(row.created_at).toISOString(),
  }
}

function stateOf({ deleted_at: deletedAt }: LineRow, isSenderThere: boolean) {
  if (!isSenderThere) return 'erased'
  return deletedAt === null ? 'there' : 'deleted'
}

function hasWord(text: string, words: readonly string[]): boolean {
  const plain = text.toLocaleLowerCase()
  return words.some((word) => plain.includes(word.toLocaleLowerCase()))
}

export type MessageRange = {
  readonly memberId: string
  readonly conversationId: string
  /** Messages with numbers above this and up to that. */
  readonly above: number
  readonly upTo: number
  readonly limit: number
  /** From which end the limit counts. */
  readonly from: 'oldest' | 'latest'
}

/** Messages as one of the two may see them, the oldest first. The caller has checked who may see the conversation. */
export async function readMessages(
  db: Db,
  range: MessageRange,
): Promise<z.input<typeof Message>[]> {
  const { memberId, conversationId, above, upTo, limit, from } = range
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

/** What the sender's browser hears of a message that is there now. */
export function sentAnswer({ conversationId, purse }: Sent, message: z.input<typeof Message>) {
  const { balance: credits, hasFreeMessage } = purse
  return {
    conversation_id: conversationId,
    message,
    credits,
    has_free_message: hasFreeMessage,
  }
}

/** A message as its sender sees it. What was sent just now is known without looking, unless it quotes another. */
export async function sentMessage(
  db: Db,
  sending: Sending,
  { conversationId, seq, newId }: Sent,
): Promise<z.input<typeof Message>> {
  const { memberId } = sending.viewer
  if (newId === null || sending.replyTo !== undefined)
    return readMessage(db, { memberId, conversationId, seq })
  const { photo } = sending
  const row = {
    id: newId,
    seq,
    sender_id: memberId,
    client_id: sending.clientId,
    kind: kindOf(sending),
    text: sending.text,
    gift: sending.gift ?? null,
    filename: photo?.filename ?? null,
    blurred_filename: photo?.blurredFilename ?? null,
    width: photo?.width ?? null,
    height: photo?.height ?? null,
    reaction: null,
    created_at: sending.now,
    deleted_at: null,
    is_sender_there: true,
    hidden_words: [],
    quoted: null,
    is_quoted_there: false,
  }
  return messageOf(row, memberId)
}
