import { useSyncExternalStore } from 'react'
import type { Message, MessageLine } from '#contract/chats.ts'
import type { Thread } from '../data/thread.ts'
import { quoteOf } from './quotes.ts'

/** What is being answered: as it is now, where it is known, for it may have been deleted since. */
export function useQuote({ chat, messages }: Thread) {
  const quote = quoteOf(chat.profile?.id ?? '')
  const kept = useSyncExternalStore(quote.subscribe, quote.get, () => null)
  return {
    quoted: kept && (messages.find(({ seq }) => seq === kept.seq) ?? kept),
    begin: (message: Message) => quote.set(lineOf(message)),
    end: () => quote.forget(),
  }
}

/** Of a message no more is kept than what is shown of it. */
function lineOf(message: Message): MessageLine {
  const { seq, is_own, kind, text, gift, state, has_hidden_word, created_at } = message
  return { seq, is_own, kind, text, gift, state, has_hidden_word, created_at }
}
