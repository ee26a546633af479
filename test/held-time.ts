import { vi } from 'vitest'

/** Lets time pass in a page only when a test says so. */
export function holdTime(): void {
  const timers = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...timers, 'performance'] })
}

/** Lets nothing that is done every so often be done until the test says that time passes. */
export function holdIntervals(): { pass(ms: number): void } {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return { pass: (ms) => void vi.advanceTimersByTime(ms) }
}
