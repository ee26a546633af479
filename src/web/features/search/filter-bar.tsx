import type { SearchFilters } from '#contract/search.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Chip } from '#web/ui/chip.tsx'
import { AgeFilter } from './age-filter.tsx'
import { ChipPopover } from './chip-popover.tsx'
import { FilterButton } from './filter-button.tsx'
import type { FilterChoice } from './filter-choice.ts'
import { GenderFilter } from './gender-filter.tsx'
import { PlaceFilter } from './place-filter.tsx'
import type { Filters } from './use-filters.ts'
import { useFilterWords } from './use-filter-words.ts'
import css from './search.module.css'

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
        <ChipPopover chip={words.gender} title={t('names.gender')} on={Boolean(filters.gender)}>
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
