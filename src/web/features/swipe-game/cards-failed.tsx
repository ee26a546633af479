import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import css from './states.module.css'

/** The cards did not come. */
export function CardsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText('swipe-game')
  return (
    <div className={css['state']}>
      <RefusalNotice error={error} />
      <Button kind="quiet" icon="arrows-clockwise" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
