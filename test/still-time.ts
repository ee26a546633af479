import { vi } from 'vitest'

const isHeld = vi.isFakeTimers

/**
 * Where a test holds the time, expect.poll moves it on whenever it has looked in vain, on a slow machine by many seconds. Here it
 * asks first whether time is held: what is due at once is then done, and time itself stands.
 */
vi.isFakeTimers = () => {
  if (isHeld()) vi.advanceTimersByTime(0)
  return false
}
