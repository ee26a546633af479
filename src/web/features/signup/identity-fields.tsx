import { useState } from 'react'
import type { Gender } from '#contract/fields.ts'
import { genderOf, type Identity, isCouple } from '#contract/identities.ts'
import { useIdentities } from '#web/features/settings/identities.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { ChoiceCard } from '#web/ui/choices.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import css from './fields.module.css'
import type { ProblemText } from './use-problems.ts'

type Who = { readonly gender: Gender | null; readonly identity: Identity | null }
type IdentityFieldsProps = {
  who: Who
  onChange: (who: Who) => void
  problem: ProblemText
}

const GENDERS = ['female', 'male'] as const

/** Who the visitor is beyond man and woman, asked of those who say that it is neither. */
export function IdentityFields({ who, onChange, problem }: IdentityFieldsProps) {
  const t = useText('identities')
  const identities = useIdentities()
  const { gender, identity } = who
  const choose = (next: Identity) =>
    onChange({ identity: next, gender: genderOf(next) ?? (isCouple(next) ? 'female' : gender) })

  return (
    <>
      <FieldGroup
        legend={t('title')}
        columns={2}
        hint={isCouple(identity) ? t('couple_age') : undefined}
      >
        {identities.map((each) => (
          <ChoiceCard
            key={each}
            name="identity"
            value={each}
            checked={identity === each}
            onChange={() => choose(each)}
          >
            {t(`words.${each}`)}
          </ChoiceCard>
        ))}
      </FieldGroup>
      {identity === 'non_binary' && (
        <FieldGroup legend={t('found_among')} columns={2} error={problem('gender')}>
          {GENDERS.map((each) => (
            <ChoiceCard
              key={each}
              name="found_among"
              value={each}
              checked={gender === each}
              onChange={() => onChange({ identity, gender: each })}
            >
              {t(`found.${each}`)}
            </ChoiceCard>
          ))}
        </FieldGroup>
      )}
    </>
  )
}

type MoreCardProps = { isOpen: boolean; onOpen: () => void }

/** The way to those who are neither man nor woman, where the site offers more. */
export function MoreCard({ isOpen, onOpen }: MoreCardProps) {
  const t = useText('identities')
  return (
    <ChoiceCard
      name="gender"
      value="more"
      icon="heart"
      className={css['wide']}
      checked={isOpen}
      onChange={onOpen}
    >
      {t('more')}
    </ChoiceCard>
  )
}

/** Whether the visitor wants to say more than man or woman. */
export function useMore({ identity }: Who) {
  const isOffered = useIdentities().length > 0
  const [isOpened, setOpened] = useState(false)
  return { isOffered, isOpen: isOffered && (isOpened || identity !== null), setOpened }
}
