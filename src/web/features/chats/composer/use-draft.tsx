import { type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import type { Message, MessageLine } from '#contract/chats.ts'
import { copyText } from '#web/browser/copy-text.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { draftOf, quoteOf } from '../data/drafts.ts'
import type { OpenChat, Thread } from '../data/thread.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import css from './composer.module.css'

/** The draft to a partner; at first the first message of signup, if that waits. */
export function useDraft(profileId: string, waiting: string | null) {
  const draft = draftOf(profileId)
  const kept = useSyncExternalStore(draft.subscribe, draft.get, () => null)
  return {
    text: kept ?? waiting ?? '',
    write: (text: string) => (text === '' && waiting === null ? draft.forget() : draft.set(text)),
  }
}

/**
 * Puts a suggested line into the input: in place of the line that was put there before, and after the member's own
 * words.
 */
export function useBeginWith(
  { profile, draft: waiting }: OpenChat,
  field: RefObject<HTMLTextAreaElement | null>,
): (line: string) => void {
  const put = useRef({ own: '', text: '' })
  return (line) => {
    if (!profile) return
    const draft = draftOf(profile.id)
    const text = draft.get() ?? waiting ?? ''
    const own = text === put.current.text ? put.current.own : text.trimEnd()
    put.current = { own, text: own === '' ? line : `${own}\n${line}` }
    draft.set(put.current.text)
    field.current?.focus()
  }
}

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

/** What was written to a partner and never sent, so that it can be copied where it cannot be sent any more. */
export function UnsentText({ profileId }: { profileId: string }) {
  const t = useText('chats.gone')
  const [copied, setCopied] = useState<string | null>(null)
  const { records } = useOutbox(profileId)
  const draft = useDraft(profileId, null)
  const text = [...records.map((record) => record.text), draft.text].filter(Boolean).join('\n\n')
  if (text === '') return null

  async function copy() {
    if (await copyText(text)) setCopied(text)
  }

  return (
    <section className={css['unsent']} aria-label={t('unsent')}>
      <b>{t('unsent')}</b>
      <p>{text}</p>
      <Button kind="quiet" size="sm" icon="copy" onClick={() => void copy()}>
        <span aria-live="polite">{t(copied === text ? 'copied' : 'copy')}</span>
      </Button>
    </section>
  )
}
