import { useEffectEvent, useLayoutEffect } from 'react'

/** Does something once before it is painted first, and again for each other name. */
export function useLayoutOnce(name: string, onOpen: () => void): void {
  const open = useEffectEvent(onOpen)
  useLayoutEffect(() => {
    open()
  }, [name])
}
