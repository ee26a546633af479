import type { CountryCode } from '#contract/locales.ts'
import { countryName } from '#web/features/settings/placeholders.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Select } from '#web/ui/select.tsx'
import css from './checkout.module.css'

type CountryChoiceProps = {
  country: CountryCode
  countries: readonly CountryCode[]
  onChoose: (country: CountryCode) => void
}

/** The country that is paid from: it decides on the methods and the currency. */
export function CountryChoice({ country, countries, onChoose }: CountryChoiceProps) {
  const t = useText('checkout')
  const { locale } = useClock()
  const named = countries
    .map((code) => ({ code, name: countryName(code, locale) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
  if (countries.length < 2) return null

  return (
    <Select
      label={t('country')}
      className={css['country']}
      name="country"
      autoComplete="country"
      value={country}
      onChange={(event) => onChoose(event.currentTarget.value as CountryCode)}
    >
      {named.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
