import type { MessageLine } from '#contract/chats.ts'
import { useText } from '#web/i18n/use-text.ts'
import { QuotedLine } from './quoted-line.tsx'
import css from './message.module.css'

type QuoteProps = { line: MessageLine; name: string; onPress: (seq: number) => void }

/** What a message answers; a press goes there. */
export function Quote({ line, name, onPress }: QuoteProps) {
  const t = useText('chats.thread')
  return (
    <button type="button" className={css['quote']} onClick={() => onPress(line.seq)}>
      <b>{line.is_own ? t('you') : name}</b>
      <QuotedLine line={line} />
    </button>
  )
}
