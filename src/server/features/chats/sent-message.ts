import type { z } from 'zod/mini'
import type { Message } from '#contract/chats.ts'
import type { Db } from '#server/db/connect.ts'
import { messageOf } from './message-of.ts'
import { readMessage } from './read-messages.ts'
import { kindOf, type Sending, type Sent } from './sending.ts'

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
