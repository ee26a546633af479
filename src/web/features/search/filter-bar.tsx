import { lazy, Suspense, useState } from 'react'
import type { SearchFilters } from '#contract/search.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Chip } from '#web/ui/chip.tsx'
import { AgeFilter, type FilterChoice, GenderFilter, PlaceFilter } from './filter-fields.tsx'
import { ChipPopover } from './chip-popover.tsx'
import { countFilters } from './filters.ts'
import css from './search.module.css'
import { useFilterWords } from './filter-words.ts'
import type { Filters } from './use-search.ts'

/** The filters that are used most, and the way to all of them. */
export function FilterBar({ own, applied }: { own: Filters; applied: SearchFilters }) {
  const t = useText('members.filters')
  const choice: FilterChoice = { ...own, applied }

  return (
    <div className={css['bar']} role="group" aria-label={t('title')}>
      <FilterButton own={own} applied={applied} />
      <ChoiceChips choice={choice} />
      <ToggleChips choice={choice} />
    </div>
  )
}

function ChoiceChips({ choice }: { choice: FilterChoice }) {
  const t = useText('members.filters')
  const { filters, applied, offers } = choice
  const words = useFilterWords(applied)
  return (
    <>
      {offers('gender') && (
        <ChipPopover
          chip={words.gender}
          title={t('names.gender')}
          on={Boolean(filters.gender ?? filters.couples)}
        >
          <GenderFilter choice={choice} isNamed />
        </ChipPopover>
      )}
      {(offers('min_age') || offers('max_age')) && (
        <ChipPopover
          chip={words.age}
          title={t('age')}
          on={Boolean(filters.min_age ?? filters.max_age)}
        >
          <AgeFilter choice={choice} />
        </ChipPopover>
      )}
      {(offers('country') || offers('countryregion') || offers('distance')) && (
        <ChipPopover
          chip={words.reach}
          title={t('where')}
          icon="map-pin"
          on={Boolean(filters.country ?? filters.countryregion ?? filters.distance)}
        >
          <PlaceFilter choice={choice} />
        </ChipPopover>
      )}
    </>
  )
}

const TOGGLES = [
  { field: 'online', look: { dot: true } },
  { field: 'has_photo', look: { icon: 'camera' } },
  { field: 'real_only', look: {} },
] as const

function ToggleChips({ choice: { filters, change, offers } }: { choice: FilterChoice }) {
  const t = useText('members.filters.names')
  return TOGGLES.filter(({ field }) => offers(field)).map(({ field, look }) => (
    <Chip
      key={field}
      {...look}
      on={filters[field] === 'yes'}
      onClick={() => change({ [field]: filters[field] ? undefined : 'yes' })}
    >
      {t(field)}
    </Chip>
  ))
}

const loadDialog = () => import('./filter-dialog.tsx')
const FilterDialog = lazy(async () => ({ default: (await loadDialog()).FilterDialog }))

/** Opens all the filters, and says how many are in use. */
function FilterButton({ own, applied }: { own: Filters; applied: SearchFilters }) {
  const t = useText('members.filters')
  const [isOpen, setIsOpen] = useState(false)
  const count = countFilters(own.filters)
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
