import { useEffect, useEffectEvent } from 'react'

/** Does something with every value as it comes; nothing with null. */
export function useForEach(value: string | null, onValue: (value: string) => void): void {
  const tell = useEffectEvent(onValue)
  useEffect(() => {
    if (value !== null) tell(value)
  }, [value])
}
