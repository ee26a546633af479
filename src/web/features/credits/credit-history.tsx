import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { RowSkeleton } from '#web/ui/row-skeleton.tsx'
import { HistoryEntry } from './history-entry.tsx'
import type { Credits } from './use-credits.ts'
import css from './history.module.css'

/** Where every credit came from and what it went to. */
export function CreditHistory({ credits }: { credits: Credits }) {
  const t = useText('credits.history')
  return (
    <section className={css['history']} aria-labelledby="history">
      <h2 id="history" className="title-md">
        {t('title')}
      </h2>
      <Entries credits={credits} />
    </section>
  )
}

function Entries({ credits }: { credits: Credits }) {
  const t = useText('credits.history')
  if (credits.isFailed)
    return <FailedState title={t('failed')} level={3} retry={t('retry')} onRetry={credits.retry} />
  if (credits.isLoading) return <Waiting />
  if (credits.entries.length === 0)
    return (
      <EmptyState title={t('empty')} level={3}>
        {t('empty_text')}
      </EmptyState>
    )

  return (
    <>
      <ol className={css['list']}>
        {credits.entries.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      <Earlier more={credits.more} />
    </>
  )
}

function Earlier({ more }: { more: Credits['more'] }) {
  const t = useText('credits.history')
  if (!more.hasMore) return null
  return (
    <div className={css['more']}>
      {more.isFailed && <p role="alert">{t('more_failed')}</p>}
      <Button kind="quiet" busy={more.isLoading} onClick={more.load}>
        {t('more')}
      </Button>
    </div>
  )
}

function Waiting() {
  const t = useText('credits.history')
  return (
    <div className={css['list']}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {Array.from({ length: 4 }, (_, index) => (
        <RowSkeleton key={index} />
      ))}
    </div>
  )
}
