import * as z from 'zod/mini'
import { MessageLine } from '#contract/chats.ts'
import { storedById } from '#web/browser/kept-each.ts'

/** Which message is being answered to somebody: a part of the draft, and kept as one, or that would go without it. */
export const quoteOf = storedById((profileId) => `draft:${profileId}:quote`, lineIn)

function lineIn(stored: unknown): MessageLine | null {
  return z.safeParse(MessageLine, stored).data ?? null
}
