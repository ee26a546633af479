import { useEffect, useEffectEvent } from 'react'

/** Does something once, so many milliseconds after it was asked for; null asks for nothing. */
export function useAfter(ms: number | null, onTime: () => void): void {
  const tell = useEffectEvent(onTime)
  useEffect(() => {
    if (ms === null) return
    const timer = setTimeout(() => tell(), ms)
    return () => clearTimeout(timer)
  }, [ms])
}
