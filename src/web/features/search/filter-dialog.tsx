import { useState } from 'react'
import type { SearchFilters } from '#contract/search.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { AgeFilter } from './age-filter.tsx'
import type { FilterChoice } from './filter-choice.ts'
import { changed } from './filters.ts'
import { FlagFilters } from './flag-filters.tsx'
import { GenderFilter } from './gender-filter.tsx'
import { PlaceFilter } from './place-filter.tsx'
import { ShowButton } from './show-button.tsx'
import type { Filters } from './use-filters.ts'
import { useFound } from './use-found.ts'
import { WordFilters } from './word-filters.tsx'
import css from './filter-dialog.module.css'

type FilterDialogProps = { own: Filters; applied: SearchFilters; onClose: () => void }

/** All the filters of the site. They count when one asks to see who is left. */
export function FilterDialog({ own, applied, onClose }: FilterDialogProps) {
  const t = useText('members.filters')
  const [draft, setDraft] = useState(own.filters)
  const found = useFound(draft, own.who)
  const { gender, country } = found.applied ?? applied
  const choice: FilterChoice = {
    filters: draft,
    applied: changed({}, { gender, country, ...draft }),
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
