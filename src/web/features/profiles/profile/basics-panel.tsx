import { Gender, Seeks, Sexuality } from '#contract/fields.ts'
import { useShownFields } from '#web/features/settings/use-shown-fields.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Field } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Panel } from '../panel.tsx'
import { BirthdayField } from './birthday-field.tsx'
import { LivingPlace } from './living-place.tsx'
import { useFieldError } from './use-field-error.ts'
import type { ProfileFormState } from './use-profile-form.ts'
import { WordChips } from './word-chips.tsx'

const LONGEST_NAME = 40

/** Who somebody is and whom they seek: what every profile says. */
export function BasicsPanel({ form }: { form: ProfileFormState }) {
  const t = useText('profile')
  const words = useText('profile-words')
  const shows = useShownFields()
  const { draft, change } = form
  const errorAt = useFieldError(form.wrong)

  return (
    <Panel id="basics" title={t('basics')}>
      <Field
        label={t('name')}
        hint={t('name_hint')}
        name="name"
        autoComplete="nickname"
        maxLength={LONGEST_NAME}
        value={draft.name}
        error={errorAt('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      {shows('gender') && (
        <Segmented
          legend={words('fields.gender')}
          value={draft.gender}
          options={Gender.options.map((value) => ({ value, label: words(`gender.${value}`) }))}
          onChange={(gender) => change({ gender })}
        />
      )}
      <Segmented
        legend={words('fields.seeks')}
        value={draft.seeks}
        options={Seeks.options.map((value) => ({ value, label: words(`seeks.${value}`) }))}
        onChange={(seeks) => change({ seeks })}
      />
      {shows('sexuality') && (
        <WordChips
          field="sexuality"
          words={Sexuality.options}
          value={draft.sexuality}
          onChange={(sexuality) => change({ sexuality })}
        />
      )}
      {shows('age') && (
        <BirthdayField
          value={draft.date_of_birth}
          onChange={(date_of_birth) => change({ date_of_birth })}
          error={errorAt('date_of_birth')}
        />
      )}
      {shows('country', 'region', 'city') && (
        <LivingPlace draft={draft} change={change} error={errorAt('place')} />
      )}
    </Panel>
  )
}
