import type { MessageLine } from '#contract/chats.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ChatLine } from '../list/chat-line.tsx'
import css from './message.module.css'

type QuoteProps = { line: MessageLine; name: string; onPress: (seq: number) => void }

/** What a message answers; a press goes there. */
export function Quote({ line, name, onPress }: QuoteProps) {
  const t = useText('chats.thread')
  return (
    <button type="button" className={css['quote']} onClick={() => onPress(line.seq)}>
      <b>{line.is_own ? t('you') : name}</b>
      <span>
        <ChatLine line={{ ...line, is_own: false }} />
      </span>
    </button>
  )
}
