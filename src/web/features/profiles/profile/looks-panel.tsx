import { PROFILE_WORDS } from '#contract/fields.ts'
import type { OwnProfile } from '#contract/profile.ts'
import { useShownFields } from '#web/features/settings/use-shown-fields.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Select } from '#web/ui/select.tsx'
import { Panel } from '../panel.tsx'
import type { ProfileFormState } from './use-profile-form.ts'
import css from './profile.module.css'

type WordField = keyof typeof PROFILE_WORDS

/** How somebody looks and lives, each in one word or none. */
export function LooksPanel({ form }: { form: ProfileFormState }) {
  const t = useText('profile')
  const shows = useShownFields()
  const fields = (Object.keys(PROFILE_WORDS) as WordField[]).filter((field) => shows(field))
  if (fields.length === 0) return null

  return (
    <Panel id="looks" title={t('looks')} lead={t('looks_lead')}>
      <div className={css['pair']}>
        {fields.map((field) => (
          <WordSelect
            key={field}
            field={field}
            value={form.draft[field]}
            onChange={(word) => form.change({ [field]: word } as Partial<OwnProfile>)}
          />
        ))}
      </div>
    </Panel>
  )
}

type WordSelectProps = {
  field: WordField
  value: string | null
  onChange: (word: string | null) => void
}

function WordSelect({ field, value, onChange }: WordSelectProps) {
  const t = useText('profile-words')
  const wordOf = (word: string) => t(`${field}.${word}` as 'tattoos.none')
  return (
    <Select
      label={t(`fields.${field}`)}
      name={field}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    >
      <option value="">{t('not_said')}</option>
      {PROFILE_WORDS[field].map((word) => (
        <option key={word} value={word}>
          {wordOf(word)}
        </option>
      ))}
    </Select>
  )
}
