import type { Message } from '#contract/chats.ts'

/** A message of the other one, for tests. */
export function aMessage(seq: number, changes: Partial<Message> = {}): Message {
  return {
    id: crypto.randomUUID(),
    seq,
    is_own: false,
    client_id: null,
    kind: 'text',
    text: `Regel ${seq}.`,
    gift: null,
    photo: null,
    state: 'there',
    has_hidden_word: false,
    reply_to: null,
    my_reaction: null,
    their_reaction: null,
    created_at: new Date(Date.parse('2026-03-01T08:00:00Z') + seq * 1000).toISOString(),
    ...changes,
  }
}
