import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyState } from '#web/ui/loading-states.tsx'
import { focusShown } from '#web/browser/forms.ts'
import css from './chat-list.module.css'

/** The way to the archived conversations, below the others. */
export function ArchiveDoor({ count, onOpen }: { count: number; onOpen: () => void }) {
  const t = useText('chats.archive')
  return (
    <div className={css['door']}>
      <Button kind="ghost" size="sm" onClick={onOpen}>
        <Icon name="archive" />
        {t('open', { count })}
      </Button>
    </div>
  )
}

/** Says that these are the archived ones, and leads back to the others. */
export function ArchiveHead({ onLeave }: { onLeave: () => void }) {
  const t = useText('chats.archive')
  return (
    <div className={css['archive']}>
      <Button kind="ghost" size="sm" onClick={onLeave}>
        <Icon name="arrow-left" />
        {t('leave')}
      </Button>
      <h2 ref={focusShown} tabIndex={-1} className="title-sm">
        {t('title')}
      </h2>
    </div>
  )
}

export function EmptyArchive() {
  const t = useText('chats.archive')
  return (
    <div className={css['state']}>
      <EmptyState title={t('empty')}>{t('text')}</EmptyState>
    </div>
  )
}
