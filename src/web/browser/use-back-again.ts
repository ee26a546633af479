import { useEffect, useEffectEvent } from 'react'

/** Does something when the browser brings this page back as it was left. */
export function useBackAgain(onBack: () => void): void {
  const tell = useEffectEvent(onBack)
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell()
    }
    addEventListener('pageshow', hear)
    return () => removeEventListener('pageshow', hear)
  }, [])
}
