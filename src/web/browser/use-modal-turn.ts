import { useEffect, useEffectEvent } from 'react'
import { canOpenModal, isPageSeen } from './attention.ts'

const LOOK_MS = 500

/** Tells once, so many milliseconds from now, or later when somebody looks and no modal is open; null asks for nothing. */
export function useModalTurn(ms: number | null, onTurn: () => void): void {
  const tell = useEffectEvent(onTurn)
  useEffect(() => {
    if (ms === null) return
    const due = performance.now() + ms
    const timer = setInterval(() => {
      if (performance.now() < due || !isPageSeen() || !canOpenModal()) return
      clearInterval(timer)
      tell()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [ms])
}
