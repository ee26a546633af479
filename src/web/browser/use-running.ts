import { useEffect, useEffectEvent } from 'react'

/** Keeps something going for whom it is meant, as long as this is shown. */
export function useWhileShown(who: string, start: (who: string) => () => void): void {
  const begin = useEffectEvent(start)
  useEffect(() => begin(who), [who])
}
