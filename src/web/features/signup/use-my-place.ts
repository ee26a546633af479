import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Place } from '#contract/fields.ts'
import { geocode } from '#contract/places.ts'
import { call } from '#web/api/call.ts'
import { position } from '#web/browser/position.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'

/** Where the visitor was found to be last: a place, or false if they were not to be found. */
const geocodeKey = ['geocode']

/** Finds the town the visitor is in, if they let us and it lies in a country of this site. */
export function useMyPlace(onFound: (place: Place) => void) {
  const queries = useQueryClient()
  const { countries } = useSettings()
  const { data: found } = useQuery<Place | false>({ queryKey: geocodeKey, queryFn: skipToken })
  const search = useMutation({
    mutationFn: async (): Promise<Place> => {
      const { city, region, country } = await call(geocode, await position())
      if (!countries.includes(country)) throw new Error('This country is not served')
      return { country, region: region.code, city }
    },
    onSuccess: (place) => {
      queries.setQueryData(geocodeKey, place)
      onFound(place)
    },
    onError: () => queries.setQueryData(geocodeKey, false),
  })
  return { ...search, found }
}
