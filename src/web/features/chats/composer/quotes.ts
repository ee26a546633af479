import * as z from 'zod/mini'
import { MessageLine } from '#contract/chats.ts'
import { kept, type Kept } from '#web/browser/kept.ts'

const quotes = new Map<string, Kept<MessageLine>>()

/** Which message is being answered to somebody: a part of the draft, and kept as one, or that would go without it. */
export function quoteOf(profileId: string): Kept<MessageLine> {
  const known = quotes.get(profileId)
  if (known) return known
  const quote = kept<MessageLine>(`draft:${profileId}:quote`, lineIn, 'browser')
  quotes.set(profileId, quote)
  return quote
}

function lineIn(stored: unknown): MessageLine | null {
  return z.safeParse(MessageLine, stored).data ?? null
}
