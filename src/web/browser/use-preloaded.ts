import { useEffect } from 'react'

/** Fetches pictures before they are shown. */
export function usePreloaded(addresses: readonly string[]): void {
  const list = addresses.join(' ')
  useEffect(() => {
    for (const address of list.split(' ').filter(Boolean)) new Image().src = address
  }, [list])
}
