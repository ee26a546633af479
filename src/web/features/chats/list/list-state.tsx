import { pathTo } from '#contract/routes.ts'
import { focusShown } from '#web/browser/forms.ts'
import { useIsOnline } from '#web/browser/use-is-online.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyState, FailedState, RowSkeleton } from '#web/ui/loading-states.tsx'
import { Notice } from '#web/ui/notice.tsx'
import css from './chat-list.module.css'

const ROWS = 8

export function WaitingChats() {
  const t = useText('chats')
  return (
    <div>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {Array.from({ length: ROWS }, (_, index) => (
        <RowSkeleton key={index} />
      ))}
    </div>
  )
}

export function FailedChats({ onRetry }: { onRetry: () => void }) {
  return <LoadFailure what="list" className={css['state']} onRetry={onRetry} />
}

export function NoChats() {
  const t = useText('chats.empty')
  return (
    <div className={css['state']}>
      <EmptyState
        title={t('title')}
        action={
          <>
            <ButtonLink kind="quiet" href={pathTo('members')}>
              {t('search')}
            </ButtonLink>
            <ButtonLink kind="ghost" href={pathTo('swipe-game')}>
              {t('game')}
            </ButtonLink>
          </>
        }
      >
        {t('text')}
      </EmptyState>
    </div>
  )
}

export function NothingFound({ words, onClear }: { words: string; onClear: () => void }) {
  const t = useText('chats.search')
  return (
    <div className={css['state']} role="status">
      <EmptyState
        title={t('none')}
        action={
          <Button kind="quiet" onClick={onClear}>
            {t('clear')}
          </Button>
        }
      >
        {t('none_text', { words })}
      </EmptyState>
    </div>
  )
}

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

/** What is on the screen may be old without a connection. */
export function OfflineNotice({ className }: { className?: string | undefined }) {
  const t = useText('chats')
  if (useIsOnline()) return null
  return (
    <Notice role="status" className={className}>
      {t('offline')}
    </Notice>
  )
}

type LoadFailureProps = {
  what: 'list' | 'thread'
  level?: 1
  className: string | undefined
  onRetry: () => void
}

/** What could not be loaded, whether that is for want of a connection, and a way to try again. */
export function LoadFailure({ what, level, className, onRetry }: LoadFailureProps) {
  const t = useText('chats.failed')
  const isOnline = useIsOnline()
  return (
    <FailedState
      title={t(isOnline ? what : 'offline')}
      retry={t('retry')}
      {...{ level, className, onRetry }}
    >
      {t(isOnline ? 'text' : 'offline_text')}
    </FailedState>
  )
}
