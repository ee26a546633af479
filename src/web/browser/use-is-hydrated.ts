import { useSyncExternalStore } from 'react'

/** False while the server's HTML is taken over, true from then on: for what must not stand in that HTML. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never(): () => void {
  return () => {}
}
