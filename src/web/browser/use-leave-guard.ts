import { useCallback, useEffect } from 'react'
import { type Blocker, useBlocker } from 'react-router'

/** Holds whoever leaves while something is not saved: inside the application by the answer, elsewhere by the browser. */
export function useLeaveGuard(isHeld: () => boolean): Blocker {
  const holds = useCallback(
    ({ currentLocation: from, nextLocation: to }: Parameters<ShouldBlock>[0]) =>
      from.pathname !== to.pathname && isHeld(),
    [isHeld],
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isHeld()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isHeld])
  return useBlocker(holds)
}

type ShouldBlock = Exclude<Parameters<typeof useBlocker>[0], boolean>
