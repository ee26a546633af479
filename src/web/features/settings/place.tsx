import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Place } from '#contract/fields.ts'
import type { CountryCode } from '#contract/locales.ts'
import { findPlaces } from '#contract/places.ts'
import type { SiteSettings } from '#contract/settings.ts'
import { placesKey, settingsKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { setChoice } from '#web/browser/storage.ts'
import { useDebounced } from '#web/browser/forms.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Combobox } from '#web/ui/combobox.tsx'
import { useSettings } from './settings.ts'

type PlaceFieldProps = {
  country: CountryCode
  /** The town that is chosen; null while what stands there is no town that the search knows. */
  value: Place | null
  /** What was written before, when it was no town yet. */
  written?: string
  onChange: (place: Place | null, written: string) => void
  /** What is wrong with it. Where nothing is written, or no town begins so, the field says that instead. */
  error?: ReactNode
}

/** The town the member lives in, chosen from those that the search knows. Needs the texts of the area `place`. */
export function PlaceField({ country, value, written = '', onChange, error }: PlaceFieldProps) {
  const t = useText('place')
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? value?.city ?? written
  const isTyping = text !== (value?.city ?? '')
  const { places, isSettled } = usePlaces(country, isTyping ? text : '')
  const options = places.map(({ city, region }) => ({
    key: `${region.code} ${city}`,
    text: city,
    aside: region.name,
    place: { country, region: region.code, city },
  }))
  const isUnknown = isTyping && isSettled && options.length === 0

  function townCalled(name: string): Place | null {
    const named = places.filter(({ city }) => isSameTown(city, name))
    const [only] = named
    return only && named.length === 1
      ? { country, region: only.region.code, city: only.city }
      : null
  }

  /** What is typed is no town until it is known to be one; leaving the field must not take back what was found wrong. */
  function leave() {
    const town = isTyping && townCalled(text)
    if (town) onChange(town, text)
  }

  function wrong(): ReactNode {
    if (!error) return undefined
    if (text.trim() === '') return t('missing')
    return isUnknown ? t('none') : error
  }

  return (
    <Combobox
      label={t('label')}
      name="place"
      icon="map-pin"
      text={text}
      onText={(next) => {
        setTyped(next)
        onChange(townCalled(next), next)
      }}
      onLeave={leave}
      options={options}
      onPick={({ place }) => {
        setTyped(place.city)
        onChange(place, place.city)
      }}
      hint={isUnknown && !error ? t('none') : undefined}
      found={isSettled ? t('found', { count: options.length }) : undefined}
      error={wrong()}
    />
  )
}

const PAUSE_MS = 150

/** Towns of a country whose name begins so; those of the last question stay until the next answer is there. */
function usePlaces(country: CountryCode, typed: string) {
  const q = useDebounced(typed.trim(), PAUSE_MS)
  const query = useQuery({
    queryKey: [...placesKey, country, q],
    queryFn: q ? async () => (await call(findPlaces, { country, q })).places : skipToken,
    staleTime: Infinity,
    placeholderData: (previous) => previous,
  })
  return {
    places: q && typed ? (query.data ?? []) : [],
    isSettled: q === typed.trim() && query.isSuccess,
  }
}

/** The town whose name was written out instead of chosen from the list, the biggest of that name; null if there is none. */
export async function placeCalled(
  queries: QueryClient,
  country: CountryCode,
  written: string,
): Promise<Place | null> {
  const q = written.trim()
  if (q === '') return null
  const places = await queries
    .fetchQuery({
      queryKey: [...placesKey, country, q],
      queryFn: async () => (await call(findPlaces, { country, q })).places,
      staleTime: Infinity,
    })
    .catch(() => [])
  const same = places.find(({ city }) => isSameTown(city, q))
  return same ? { country, region: same.region.code, city: same.city } : null
}

/** Whether two names are one town's: capitals, accents and spaces around it make no other. */
function isSameTown(one: string, other: string): boolean {
  return one.localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0
}

/** The country whose prices and members the visitor sees: the chosen one, else the one they are taken to be in. */
export function useCountry() {
  const queries = useQueryClient()
  const { geoip_selected_country: chosen, region_data: taken } = useSettings()

  function choose(country: CountryCode) {
    setChoice('country', country)
    queries.setQueryData(settingsKey, (settings: SiteSettings | undefined) =>
      settings ? { ...settings, geoip_selected_country: country } : settings,
    )
  }

  return { country: chosen ?? taken.country, choose }
}
