import { vi } from 'vitest'

/** Lets time pass in the page only when a test says so. */
export function holdTime(): void {
  const timers = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...timers, 'performance'] })
}
