import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

const THROTTLE_MS = 200
const DURATION_MS = 5_000
const HIDE_DELAY_MS = 500
const TICK_MS = 100

/** How far a navigation has come, 0 to 100; null while there is none. Quick ones show nothing at all. */
export function useNavigationProgress(): number | null {
  const isBusy = useNavigation().state !== 'idle'
  const [progress, setProgress] = useState<number | null>(null)

  useEffect(() => {
    if (!isBusy) {
      const fill = setTimeout(() => setProgress((shown) => (shown === null ? null : 100)))
      const hide = setTimeout(() => setProgress(null), HIDE_DELAY_MS)
      return () => {
        clearTimeout(fill)
        clearTimeout(hide)
      }
    }
    const started = Date.now()
    const tick = setInterval(() => {
      const elapsed = Date.now() - started
      if (elapsed >= THROTTLE_MS) setProgress(Math.min(100, (elapsed / DURATION_MS) * 100))
    }, TICK_MS)
    return () => clearInterval(tick)
  }, [isBusy])

  return progress
}
