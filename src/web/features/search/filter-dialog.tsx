import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { COUNTED_AT_MOST, type SearchFilters } from '#contract/search.ts'
import { useDebounced } from '#web/browser/forms.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipCheckbox } from '#web/ui/chip.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { AgeFilter, type FilterChoice, GenderFilter, PlaceFilter } from './filter-fields.tsx'
import css from './filter-dialog.module.css'
import filterFieldsCss from './filter-fields.module.css'
import { changed } from './filters.ts'
import { searchQuery, useNumResults, type ViewerKind } from './search-query.ts'
import type { Filters } from './use-search.ts'
import { WordFilters } from './word-filters.tsx'

type FilterDialogProps = { own: Filters; applied: SearchFilters; onClose: () => void }

/** All the filters of the site. They count once the button at the end is pressed. */
export function FilterDialog({ own, applied, onClose }: FilterDialogProps) {
  const t = useText('members.filters')
  const [draft, setDraft] = useState(own.filters)
  const found = useFound(draft, own.viewer)
  const { gender, couples, country } = found.applied ?? applied
  const choice: FilterChoice = {
    filters: draft,
    applied: changed({}, { gender, couples, country, ...draft }),
    change: (part) => setDraft((now) => changed(now, part)),
    offers: own.offers,
  }

  function show() {
    own.apply(draft)
    onClose()
  }

  return (
    <Modal
      open
      flush
      width="lg"
      title={t('title')}
      titleHidden
      onClose={onClose}
      closeLabel={t('close')}
    >
      <div className={css['body']}>
        <div className={css['head']}>
          <p className="title-md" aria-hidden="true">
            {t('title')}
          </p>
        </div>
        <Sections choice={choice} />
        <div className={css['foot']}>
          <Button kind="ghost" onClick={() => setDraft({})}>
            {t('clear')}
          </Button>
          <ShowButton count={found.count} onClick={show} />
        </div>
      </div>
    </Modal>
  )
}

function Sections({ choice }: { choice: FilterChoice }) {
  const t = useText('members.filters')
  const { offers } = choice
  const areWordsThere = useAreas(['profile-words'])
  const hasWhere = offers('country') || offers('countryregion') || offers('distance')

  return (
    <div className={css['sections']}>
      <section>
        <h3 className="title-sm">{t('who')}</h3>
        {offers('gender') && <GenderFilter choice={choice} />}
        {(offers('min_age') || offers('max_age')) && <AgeFilter choice={choice} />}
      </section>
      {hasWhere && (
        <section>
          <h3 className="title-sm">{t('where')}</h3>
          <PlaceFilter choice={choice} />
        </section>
      )}
      <FlagFilters choice={choice} />
      {areWordsThere && <WordFilters choice={choice} />}
    </div>
  )
}

const FLAGS = ['online', 'has_photo', 'new_members', 'real_only'] as const

/** What is either wanted or does not matter. */
export function FlagFilters({ choice: { filters, change, offers } }: { choice: FilterChoice }) {
  const t = useText('members.filters')
  const offered = FLAGS.filter(offers)
  if (offered.length === 0) return null

  return (
    <section>
      <h3 className="title-sm">{t('only')}</h3>
      <div className={filterFieldsCss['chips']}>
        {offered.map((flag) => (
          <ChipCheckbox
            key={flag}
            checked={filters[flag] === 'yes'}
            onChange={() => change({ [flag]: filters[flag] ? undefined : 'yes' })}
          >
            {t(`names.${flag}`)}
          </ChipCheckbox>
        ))}
      </div>
    </section>
  )
}

/** Leads to the results, and says how many they are once it is known. */
export function ShowButton({ count, onClick }: { count: number | null; onClick: () => void }) {
  const t = useText('members.filters')
  const words = () => {
    if (count === null) return t('show_any')
    return t(count >= COUNTED_AT_MOST ? 'show_capped' : 'show', { count })
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {words()}
      </p>
      <Button onClick={onClick}>{words()}</Button>
    </>
  )
}

const PAUSE_MS = 250

/** The result of filters that are still being chosen: it is loaded by the time the button is pressed. */
export function useFound(draft: SearchFilters, viewer: ViewerKind) {
  const asked = useDebounced(draft, PAUSE_MS)
  const { data, isError } = useQuery({
    ...searchQuery(asked, viewer),
    placeholderData: keepPreviousData,
  })
  const first = isError ? undefined : data?.[0]
  return { count: useNumResults(first), applied: first?.filters }
}
