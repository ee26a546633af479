import { lazy, Suspense } from 'react'
import type { SearchFilters } from '#contract/search.ts'
import { useText } from '#web/i18n/use-text.ts'
import { badgeText } from '#web/ui/badge-text.ts'
import { ChipPopover } from './chip-popover.tsx'
import type { Filters } from './use-filters.ts'
import { useSavedSearches } from './use-saved-searches.ts'
import css from './saved-searches.module.css'

const SavedSearches = lazy(async () => ({
  default: (await import('./saved-searches.tsx')).SavedSearches,
}))

/** The searches a member keeps, with how many members are new in all of them. */
export function SavedChip({ own, applied }: { own: Filters; applied: SearchFilters }) {
  const t = useText('members.saved')
  const { list } = useSavedSearches()
  const count = (list.data ?? []).reduce((sum, { num_new: added }) => sum + added, 0)
  return (
    <ChipPopover
      chip={t('chip')}
      hint={count > 0 ? t('new', { count }) : undefined}
      title={t('title')}
      className={css['chip']}
      icon="bookmark-simple"
      count={count > 0 ? badgeText(count) : undefined}
    >
      <Suspense>
        <SavedSearches own={own} applied={applied} />
      </Suspense>
    </ChipPopover>
  )
}
