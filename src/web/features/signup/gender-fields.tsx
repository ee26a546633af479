import {
  AlsoCouples,
  partsOf,
  type Sought,
  soughtIn,
  useCouplesOffered,
} from '#web/features/settings/identities.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { ChoiceCard } from '#web/ui/choices.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Field } from '#web/ui/field.tsx'
import type { SignupDraft } from './draft.ts'
import css from './fields.module.css'
import { IdentityFields, MoreCard, useMore } from './identity-fields.tsx'
import type { ProblemText } from './use-problems.ts'

type Genders = Pick<SignupDraft, 'gender' | 'identity' | 'seeks' | 'seeks_couples'>
type GenderFieldsProps = {
  genders: Genders
  onChange: (genders: Partial<Genders>) => void
  problem: ProblemText
}

const GENDERS = [
  ['male', 'gender-male'],
  ['female', 'gender-female'],
] as const

/** Who the visitor is, and whom they seek. */
export function GenderFields(props: GenderFieldsProps) {
  return (
    <>
      <WhoFields {...props} />
      <SoughtFields {...props} />
    </>
  )
}

function WhoFields({ genders, onChange, problem }: GenderFieldsProps) {
  const t = useText('signup.who')
  const more = useMore(genders)
  return (
    <>
      <FieldGroup
        legend={t('i_am')}
        columns={2}
        error={genders.identity === null ? problem('gender') : undefined}
      >
        {GENDERS.map(([gender, icon]) => (
          <ChoiceCard
            key={gender}
            name="gender"
            value={gender}
            icon={icon}
            checked={genders.gender === gender && !more.isOpen}
            onChange={() => {
              more.setOpened(false)
              onChange({ gender, identity: null })
            }}
          >
            {t(gender)}
          </ChoiceCard>
        ))}
        {more.isOffered && (
          <MoreCard
            isOpen={more.isOpen}
            onOpen={() => {
              more.setOpened(true)
              onChange({ gender: null })
            }}
          />
        )}
      </FieldGroup>
      {more.isOpen && <IdentityFields who={genders} onChange={onChange} problem={problem} />}
    </>
  )
}

function SoughtFields({ genders, onChange, problem }: GenderFieldsProps) {
  const t = useText('signup.who')
  const words = useText('identities')
  const offersCouples = useCouplesOffered()
  const sought = soughtIn(genders.seeks, genders.seeks_couples)
  const choose = (next: Sought) => {
    const { seeks, couples } = partsOf(next, genders.seeks_couples)
    onChange({ seeks, seeks_couples: couples })
  }
  return (
    <>
      <FieldGroup legend={t('i_seek')} columns={2} error={problem('seeks')}>
        {GENDERS.map(([seeks, icon]) => (
          <ChoiceCard
            key={seeks}
            name="seeks"
            value={seeks}
            icon={icon}
            checked={sought === seeks}
            onChange={() => choose(seeks)}
          >
            {t(`seek_${seeks}`)}
          </ChoiceCard>
        ))}
        <ChoiceCard
          name="seeks"
          value="both"
          icon="heart"
          className={css['wide']}
          checked={sought === 'both'}
          onChange={() => choose('both')}
        >
          {t('seek_both')}
        </ChoiceCard>
        {offersCouples && (
          <ChoiceCard
            name="seeks"
            value="couples"
            icon="heart"
            className={css['wide']}
            checked={sought === 'couples'}
            onChange={() => choose('couples')}
          >
            {words('couple')}
          </ChoiceCard>
        )}
      </FieldGroup>
      <AlsoCouples
        couples={genders.seeks_couples}
        onChange={(couples) => onChange({ seeks_couples: couples })}
      />
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
