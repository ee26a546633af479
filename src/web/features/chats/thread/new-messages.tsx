import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './thread.module.css'

type NewMessagesProps = { isAtEnd: boolean; count: number; onPress: () => void }

/** The way back to the end, with what has come there meanwhile. */
export function NewMessages({ isAtEnd, count, onPress }: NewMessagesProps) {
  const t = useText('chats.thread')
  if (isAtEnd) return null
  return (
    <button
      type="button"
      className={css[count > 0 ? 'news' : 'down']}
      aria-label={count > 0 ? undefined : t('to_end')}
      onClick={onPress}
    >
      {count > 0 && t('news', { count })}
      <Icon name="caret-down" />
    </button>
  )
}
