import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { countWishes } from './filters.ts'
import type { Filters } from './use-filters.ts'

/** Nobody was found. */
export function EmptyResults({ own }: { own: Filters }) {
  const t = useText('members.empty')
  if (countWishes(own.filters) === 0)
    return <EmptyState title={t('nobody')}>{t('nobody_text')}</EmptyState>

  return (
    <EmptyState
      title={t('title')}
      action={
        <Button kind="quiet" onClick={() => own.apply({})}>
          {t('clear')}
        </Button>
      }
    >
      {t('text')}
    </EmptyState>
  )
}
