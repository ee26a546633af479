import { useState, type ReactNode } from 'react'
import type { Place } from '#contract/fields.ts'
import type { CountryCode } from '#contract/locales.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Combobox } from '#web/ui/combobox.tsx'
import { usePlaces } from './use-places.ts'

type PlaceFieldProps = {
  country: CountryCode
  /** The town that is chosen; null while what stands there is no town that the search knows. */
  value: Place | null
  onChange: (place: Place | null) => void
  error?: ReactNode
}

/** The town somebody lives in, chosen from those that the search knows. Needs the texts of the area `place`. */
export function PlaceField({ country, value, onChange, error }: PlaceFieldProps) {
  const t = useText('place')
  const [text, setText] = useState(value?.city ?? '')
  const isTyping = text !== (value?.city ?? '')
  const { places, isSettled } = usePlaces(country, isTyping ? text : '')
  const options = places.map(({ city, region }) => ({
    key: `${region.code} ${city}`,
    text: city,
    aside: region.name,
    place: { country, region: region.code, city },
  }))
  const isUnknown = isTyping && isSettled && options.length === 0

  function type(typed: string) {
    setText(typed)
    const named = places.filter(({ city }) => isSame(city, typed))
    const [only] = named
    onChange(
      only && named.length === 1 ? { country, region: only.region.code, city: only.city } : null,
    )
  }

  return (
    <Combobox
      label={t('label')}
      name="place"
      icon="map-pin"
      text={text}
      onText={type}
      onLeave={() => isTyping && type(text)}
      options={options}
      onPick={({ place }) => {
        setText(place.city)
        onChange(place)
      }}
      hint={isUnknown ? t('none') : undefined}
      found={isSettled ? t('found', { count: options.length }) : undefined}
      error={error}
    />
  )
}

function isSame(one: string, other: string): boolean {
  return one.localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0
}
