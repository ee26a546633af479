import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import css from './chat-list.module.css'

type ListSearchProps = { words: string; onChange: (words: string) => void }

/** Finds a conversation by the name of whom it is with, or by what was said last. */
export function ListSearch({ words, onChange }: ListSearchProps) {
  const t = useText('chats.search')
  return (
    <div className={css['search']} role="search">
      <Icon name="magnifying-glass" />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        aria-label={t('label')}
        placeholder={t('label')}
        value={words}
        onChange={(event) => onChange(event.target.value)}
      />
      {words !== '' && (
        <IconButton icon="x" size="sm" label={t('clear')} onClick={() => onChange('')} />
      )}
    </div>
  )
}
