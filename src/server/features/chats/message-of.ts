import type { z } from 'zod/mini'
import type { Gift, Message, MessageLine, Reaction } from '#contract/chats.ts'
import { beginningOf } from '#server/kernel/beginning-of.ts'
import type { MessageKind } from './sending.ts'

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

export type MessageRow = LineRow & {
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
export function messageOf(row: MessageRow, memberId: string): z.input<typeof Message> {
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
