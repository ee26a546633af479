import { type CountryCode, localeOf } from '#contract/locales.ts'
import { PlaceField } from '#web/features/settings/place-field.tsx'
import { countryName } from '#web/features/settings/placeholders.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Select } from '#web/ui/select.tsx'
import { type ProfileDraft, townIn } from './profile-draft.ts'
import css from './profile.module.css'

type LivingPlaceProps = {
  draft: ProfileDraft
  change: (part: Partial<ProfileDraft>) => void
  error: string | undefined
}

/** Where somebody lives. Another country needs another town. */
export function LivingPlace({ draft, change, error }: LivingPlaceProps) {
  const { country } = draft.place
  return (
    <div className={css['pair']}>
      <CountryField country={country} onChange={(other) => change({ place: { country: other } })} />
      <PlaceField
        key={country}
        country={country}
        value={townIn(draft)}
        onChange={(place) => change({ place: place ?? { country } })}
        error={error}
      />
    </div>
  )
}

type CountryFieldProps = { country: CountryCode; onChange: (country: CountryCode) => void }

/** The countries of the site, and the member's own if the site has left it since. */
function CountryField({ country, onChange }: CountryFieldProps) {
  const words = useText('profile-words')
  const { iso } = localeOf(useCatalogue().locale)
  const { countries } = useSettings()
  const named = [...new Set([...countries, country])]
    .map((code) => ({ code, name: countryName(code, iso) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, iso))
  if (named.length < 2) return null

  return (
    <Select
      label={words('fields.country')}
      name="country"
      autoComplete="country"
      value={country}
      onChange={(event) => onChange(event.currentTarget.value as CountryCode)}
    >
      {named.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
