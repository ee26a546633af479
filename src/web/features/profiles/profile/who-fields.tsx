import { Gender, Seeks } from '#contract/fields.ts'
import { genderOf, type Identity } from '#contract/identities.ts'
import {
  AlsoCouples,
  partsOf,
  type Sought,
  soughtIn,
  useCouplesOffered,
  useIdentities,
} from '#web/features/settings/identities.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { Segmented } from '#web/ui/field-group.tsx'
import { Select } from '#web/ui/field.tsx'
import type { ProfileDraft } from './profile-draft.ts'

type WhoFieldProps = { draft: ProfileDraft; change: (part: Partial<ProfileDraft>) => void }

/** Who the member is: one of two where the site offers no more. */
export function WhoField({ draft, change }: WhoFieldProps) {
  const words = useText('profile-words')
  const t = useText('identities')
  const identities = useIdentities(draft.identity)
  const genders = Gender.options.map((value) => ({ value, label: words(`gender.${value}`) }))
  if (identities.length === 0)
    return (
      <Segmented
        legend={words('fields.gender')}
        value={draft.gender}
        options={genders}
        onChange={(gender) => change({ gender })}
      />
    )

  const options = [
    ...genders,
    ...identities.map((value) => ({ value, label: t(`words.${value}`) })),
  ]
  return (
    <>
      <Select
        label={words('fields.gender')}
        name="gender"
        value={draft.identity ?? draft.gender}
        onChange={(event) => change(whoIn(event.currentTarget.value as Gender | Identity, draft))}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {draft.identity === 'non_binary' && (
        <Segmented
          legend={t('found_among')}
          value={draft.gender}
          options={Gender.options.map((value) => ({ value, label: t(`found.${value}`) }))}
          onChange={(gender) => change({ gender })}
        />
      )}
    </>
  )
}

function whoIn(chosen: Gender | Identity, { gender }: ProfileDraft) {
  if (chosen === 'male' || chosen === 'female') return { gender: chosen, identity: null }
  return { identity: chosen, gender: genderOf(chosen) ?? gender }
}

/** Whom the member seeks. */
export function SoughtField({ draft, change }: WhoFieldProps) {
  const words = useText('profile-words')
  const t = useText('identities')
  const offersCouples = useCouplesOffered()
  const options: { value: Sought; label: string }[] = Seeks.options.map((value) => ({
    value,
    label: words(`seeks.${value}`),
  }))
  const choose = (sought: Sought) => {
    const { seeks, couples } = partsOf(sought, draft.seeks_couples)
    change({ seeks, seeks_couples: couples })
  }
  return (
    <>
      <Segmented
        legend={words('fields.i_seek')}
        value={soughtIn(draft.seeks, draft.seeks_couples) ?? draft.seeks}
        options={
          offersCouples || draft.seeks_couples === 'only'
            ? [...options, { value: 'couples', label: t('couples') }]
            : options
        }
        onChange={choose}
      />
      <AlsoCouples
        couples={draft.seeks_couples}
        onChange={(couples) => change({ seeks_couples: couples })}
      />
    </>
  )
}
