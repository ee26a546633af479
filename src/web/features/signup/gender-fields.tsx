import { useText } from '#web/i18n/catalogue.ts'
import { ChoiceCard } from '#web/ui/choices.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Field } from '#web/ui/field.tsx'
import type { SignupDraft } from './draft.ts'
import css from './fields.module.css'
import type { ProblemText } from './use-problems.ts'

type Genders = Pick<SignupDraft, 'gender' | 'seeks'>
type GenderFieldsProps = {
  genders: Genders
  onChange: (genders: Partial<Genders>) => void
  problem: ProblemText
}

const GENDERS = [
  ['male', 'gender-male'],
  ['female', 'gender-female'],
] as const

/** The visitor's gender, and whom they seek. */
export function GenderFields({ genders, onChange, problem }: GenderFieldsProps) {
  const t = useText('signup.who')
  return (
    <>
      <FieldGroup legend={t('i_am')} columns={2} error={problem('gender')}>
        {GENDERS.map(([gender, icon]) => (
          <ChoiceCard
            key={gender}
            name="gender"
            value={gender}
            icon={icon}
            checked={genders.gender === gender}
            onChange={() => onChange({ gender })}
          >
            {t(gender)}
          </ChoiceCard>
        ))}
      </FieldGroup>
      <FieldGroup legend={t('i_seek')} columns={2} error={problem('seeks')}>
        {GENDERS.map(([seeks, icon]) => (
          <ChoiceCard
            key={seeks}
            name="seeks"
            value={seeks}
            icon={icon}
            checked={genders.seeks === seeks}
            onChange={() => onChange({ seeks })}
          >
            {t(`seek_${seeks}`)}
          </ChoiceCard>
        ))}
        <ChoiceCard
          name="seeks"
          value="both"
          icon="heart"
          className={css['wide']}
          checked={genders.seeks === 'both'}
          onChange={() => onChange({ seeks: 'both' })}
        >
          {t('seek_both')}
        </ChoiceCard>
      </FieldGroup>
    </>
  )
}

type NameFieldProps = { name: string; onChange: (name: string) => void; problem: ProblemText }

/** The name on the profile. */
export function NameField({ name, onChange, problem }: NameFieldProps) {
  const t = useText('signup.name')
  return (
    <Field
      label={t('label')}
      name="name"
      icon="user"
      autoComplete="nickname"
      spellCheck={false}
      value={name}
      onChange={(event) => onChange(event.currentTarget.value)}
      hint={t('hint')}
      error={problem('name')}
    />
  )
}
