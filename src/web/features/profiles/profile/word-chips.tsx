import type { Sexuality } from '#contract/fields.ts'
import type * as z from 'zod/mini'
import { useText } from '#web/i18n/use-text.ts'
import { ChipCheckbox } from '#web/ui/chip-checkbox.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import css from './profile.module.css'

type Word = z.infer<typeof Sexuality>

type WordChipsProps = {
  field: 'sexuality'
  words: readonly Word[]
  value: Word | null
  onChange: (word: Word | null) => void
}

/** One word of a few, or none. */
export function WordChips({ field, words, value, onChange }: WordChipsProps) {
  const t = useText('profile-words')
  return (
    <FieldGroup legend={t(`fields.${field}`)}>
      <div className={css['chips']}>
        {[...words, null].map((word) => (
          <ChipCheckbox
            key={word}
            type="radio"
            name={field}
            checked={word === value}
            onChange={() => onChange(word)}
          >
            {word ? t(`${field}.${word}`) : t('not_said')}
          </ChipCheckbox>
        ))}
      </div>
    </FieldGroup>
  )
}
