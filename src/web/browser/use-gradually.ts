import { useEffect, useState } from 'react'

/** A number that follows another: upwards by so many a frame, so that no frame has much to draw; otherwise at once. */
export function useGradually(goal: number, step: number): number {
  const [shown, setShown] = useState(goal)
  if (shown > goal) setShown(goal)
  useEffect(() => {
    if (shown >= goal) return
    const frame = requestAnimationFrame(() => setShown(Math.min(goal, shown + step)))
    return () => cancelAnimationFrame(frame)
  }, [shown, goal, step])
  return Math.min(shown, goal)
}
