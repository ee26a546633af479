import { lazy, Suspense, useState } from 'react'
import type { SearchFilters } from '#contract/search.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Chip } from '#web/ui/chip.tsx'
import { countWishes } from './filters.ts'
import type { Filters } from './use-filters.ts'

const loadDialog = () => import('./filter-dialog.tsx')
const FilterDialog = lazy(async () => ({ default: (await loadDialog()).FilterDialog }))

/** Opens all the filters, and says how many are in use. */
export function FilterButton({ own, applied }: { own: Filters; applied: SearchFilters }) {
  const t = useText('members.filters')
  const [isOpen, setIsOpen] = useState(false)
  const count = countWishes(own.filters)
  const prepare = () => void loadDialog().catch(() => {})

  return (
    <>
      <Chip
        icon="sliders-horizontal"
        aria-haspopup="dialog"
        aria-pressed={undefined}
        title={count > 0 ? t('count', { count }) : undefined}
        on={count > 0}
        count={count > 0 ? count : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
      >
        {t('title')}
      </Chip>
      {isOpen && (
        <Suspense>
          <FilterDialog own={own} applied={applied} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
