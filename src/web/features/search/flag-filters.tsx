import { useText } from '#web/i18n/use-text.ts'
import { ChipCheckbox } from '#web/ui/chip-checkbox.tsx'
import type { FilterChoice } from './filter-choice.ts'
import css from './filter-fields.module.css'

const FLAGS = ['online', 'has_photo', 'new_members', 'real_only'] as const

/** What is either wanted or does not matter. */
export function FlagFilters({ choice: { filters, change, offers } }: { choice: FilterChoice }) {
  const t = useText('members.filters')
  const offered = FLAGS.filter(offers)
  if (offered.length === 0) return null

  return (
    <section>
      <h3 className="title-sm">{t('only')}</h3>
      <div className={css['chips']}>
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
