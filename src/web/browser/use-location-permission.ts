import { useSyncExternalStore } from 'react'
import { canLocate } from './position.ts'

/** Whether this browser lets the page know where the device is: its own word for it, or that it cannot or does not say. */
export type LocationPermission = PermissionState | 'unsupported' | 'unknown'

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
