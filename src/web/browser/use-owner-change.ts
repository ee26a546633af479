import { useEffect, useEffectEvent } from 'react'
import { OWNER } from './owner.ts'

/** Tells when in another tab somebody else has logged in, or this member out. */
export function useOwnerChange(who: string, onChange: () => void): void {
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === OWNER && newValue !== who) tell()
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [who])
}
