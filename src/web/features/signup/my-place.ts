import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Place } from '#contract/fields.ts'
import { geocode } from '#contract/places.ts'
import { geocodeKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { useSettings } from '#web/features/settings/settings.ts'

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

const HOUR_MS = 60 * 60 * 1000
const LONGEST_WAIT_MS = 10_000

export function canLocate(): boolean {
  return 'geolocation' in navigator
}

/** Where this device is, to about a kilometre; one that was found within the hour will do. */
function position(): Promise<{ lat: number; lon: number }> {
  return new Promise((found, failed) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => found({ lat: rounded(coords.latitude), lon: rounded(coords.longitude) }),
      (error) => failed(new Error(error.message)),
      { maximumAge: HOUR_MS, timeout: LONGEST_WAIT_MS },
    ),
  )
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100
}

/** Whether this browser lets the page know where the device is: its own word for it, or that it cannot or does not say. */
type LocationPermission = PermissionState | 'unsupported' | 'unknown'

/** Kept true while the member changes it in the browser. The server, which cannot know, does not say. */
export function useLocationPermission(): LocationPermission {
  return useSyncExternalStore(permission.subscribe, permission.get, () => 'unknown')
}

const permission = watchPermission()

function watchPermission() {
  const listeners = new Set<() => void>()
  const asked = { status: null as PermissionStatus | null, isAsking: false }
  const tell = () => {
    for (const listener of listeners) listener()
  }

  async function ask() {
    asked.isAsking = true
    // Some browsers know positions but not the question whether they may be told.
    const status = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null)
    asked.status = status ?? null
    status?.addEventListener('change', tell)
    tell()
  }

  return {
    get: (): LocationPermission =>
      canLocate() ? (asked.status?.state ?? 'unknown') : 'unsupported',
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      if (!asked.isAsking && canLocate()) void ask()
      return () => listeners.delete(listener)
    },
  }
}
