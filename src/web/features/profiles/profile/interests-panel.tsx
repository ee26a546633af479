import type { OwnProfile } from '#contract/profile.ts'
import { localeOf } from '#contract/locales.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useShownFields } from '#web/features/settings/use-shown-fields.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ChipCheckbox } from '#web/ui/chip-checkbox.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Panel } from '../panel.tsx'
import { useFieldError } from './use-field-error.ts'
import type { ProfileFormState } from './use-profile-form.ts'
import css from './profile.module.css'

const MOST = 10

type Interest = OwnProfile['interests'][number]

/** What somebody likes, ten things at most. */
export function InterestsPanel({ form }: { form: ProfileFormState }) {
  const t = useText('profile')
  const words = useText('profile-words')
  const shows = useShownFields()
  const interests = useNamedInterests(form.draft.interests)
  const errorAt = useFieldError(form.wrong)
  if (!shows('interests') || interests.length === 0) return null

  const chosen = form.draft.interests
  const toggle = (interest: Interest) =>
    form.change({
      interests: chosen.includes(interest)
        ? chosen.filter((one) => one !== interest)
        : [...chosen, interest],
    })

  return (
    <Panel id="interests" title={words('fields.interests')} lead={t('interests_lead')}>
      <FieldGroup
        legend={words('fields.interests')}
        legendHidden
        hint={t('interests_count', { count: chosen.length, most: MOST })}
        error={errorAt('interests')}
      >
        <div className={css['chips']}>
          {interests.map(({ interest, name }) => (
            <ChipCheckbox
              key={interest}
              name="interests"
              value={interest}
              checked={chosen.includes(interest)}
              disabled={chosen.length >= MOST && !chosen.includes(interest)}
              onChange={() => toggle(interest)}
            >
              {name}
            </ChipCheckbox>
          ))}
        </div>
      </FieldGroup>
    </Panel>
  )
}

/** Those that the site offers, and those the member has already, by the alphabet. */
function useNamedInterests(own: readonly Interest[]) {
  const words = useText('profile-words')
  const { interests: offered } = useSettings()
  const { iso } = localeOf(useCatalogue().locale)
  return [...new Set([...offered, ...own])]
    .map((interest) => ({ interest, name: words(`interests.${interest}`) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, iso))
}
