import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import css from './profile.module.css'

type ProfileFailedProps = {
  query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown }
}

/** A profile that could not be loaded, and the way to try again. */
export function ProfileFailed({ query }: ProfileFailedProps) {
  const t = useText('member')
  return (
    <div className={css['instead']}>
      <EmptyState
        level={1}
        title={t('failed')}
        action={
          <Button
            kind="quiet"
            icon="arrows-clockwise"
            busy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {t('retry')}
          </Button>
        }
      />
      <RefusalNotice error={query.error} />
    </div>
  )
}
