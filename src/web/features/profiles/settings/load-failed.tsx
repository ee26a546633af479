import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import css from './settings.module.css'

type Failed = { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }

/** A part of the screen that could not be loaded, and another try. */
export function LoadFailed({ query }: { query: Failed }) {
  const t = useText('shell.error')
  return (
    <div className={css['stack']}>
      <RefusalNotice error={query.error} />
      <div>
        <Button kind="quiet" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      </div>
    </div>
  )
}
