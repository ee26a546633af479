import { useText } from '#web/i18n/use-text.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import type { FilterChoice } from './filter-choice.ts'

const GENDERS = ['female', 'male', 'both'] as const

/** Whom one looks for. */
export function GenderFilter({ choice, isNamed }: { choice: FilterChoice; isNamed?: boolean }) {
  const t = useText('members.filters')
  return (
    <Segmented
      legend={t('names.gender')}
      legendHidden={isNamed}
      options={GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }))}
      value={choice.applied.gender ?? 'both'}
      onChange={(gender) => choice.change({ gender })}
    />
  )
}
