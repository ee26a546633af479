import type { z } from 'zod/mini'
import type { CanWrite, Chat } from '#contract/chats.ts'
import { memberCard } from '#server/features/members/members.ts'
import { lineOf, type LineRow } from './message-of.ts'

type CardRow = Parameters<typeof memberCard>[0]
type Nobody = { readonly [Field in keyof CardRow]: null }

/** One side of a conversation, whom it is with, and its latest message. */
export type ChatRow = (CardRow | Nobody) & {
  readonly conversation_id: string | null
  readonly unread: number | null
  readonly is_partner_invisible: boolean | null
  readonly is_liked: boolean
  readonly line: LineRow | null
  readonly is_sender_there: boolean
  readonly is_self_invisible: boolean
  readonly hidden_words: readonly string[]
}

type Reading = { readonly memberId: string; readonly now: Date }

/** A conversation as one of the two sees it. Whoever hides is shown without a photo, and never online. */
export function chatOf(row: ChatRow, { memberId, now }: Reading): z.input<typeof Chat> {
  const { conversation_id: id, line, is_sender_there: isSenderThere, hidden_words: words } = row
  return {
    conversation: id === null ? null : { id },
    profile: profileOf(row, now),
    num_unread_messages: row.unread ?? 0,
    last_message: line ? lineOf(line, { memberId, isSenderThere, hiddenWords: words }) : null,
    can_write: canWrite(row),
  }
}

function profileOf(row: ChatRow, now: Date): z.input<typeof Chat>['profile'] {
  if (row.id === null) return null
  const hidden = row.is_partner_invisible ? { main_image: null, is_online: false } : {}
  return { ...memberCard(row, now), ...hidden, is_liked: row.is_liked }
}

function canWrite(row: ChatRow): z.infer<typeof CanWrite> {
  if (row.id === null || row.is_partner_invisible) return 'unreachable'
  return row.is_self_invisible ? 'invisible' : 'yes'
}
