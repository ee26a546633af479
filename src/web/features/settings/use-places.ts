import { skipToken, useQuery } from '@tanstack/react-query'
import { findPlaces } from '#contract/places.ts'
import type { CountryCode } from '#contract/locales.ts'
import { call } from '#web/api/call.ts'
import { useDebounced } from '#web/browser/use-debounced.ts'

const PAUSE_MS = 150

/** Towns of a country whose name begins so; those of the last question stay until the next answer is there. */
export function usePlaces(country: CountryCode, typed: string) {
  const q = useDebounced(typed.trim(), PAUSE_MS)
  const query = useQuery({
    queryKey: ['places', country, q],
    queryFn: q ? async () => (await call(findPlaces, { country, q })).places : skipToken,
    staleTime: Infinity,
    placeholderData: (previous) => previous,
  })
  return {
    places: q && typed ? (query.data ?? []) : [],
    isSettled: q === typed.trim() && query.isSuccess,
  }
}
