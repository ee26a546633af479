import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that is always the same one and does what the latest one does: for what is drawn only when it changes. */
export function useStable<Args extends unknown[], Answer>(
  work: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  return useCallback((...args) => latest.current(...args), [])
}
