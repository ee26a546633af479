import { afterAll, vi } from 'vitest'

type Held = { readonly act: () => void; readonly every: number; left: number }

/**
 * Lets nothing that is done every so often be done until the test says that time passes. The fake timers of vitest will not
 * do: expect.poll moves them on whenever it looks.
 */
export function holdIntervals(): { pass(ms: number): void } {
  const held = new Map<unknown, Held>()
  const { clearInterval: clearOther } = globalThis
  vi.stubGlobal('setInterval', (act: () => void, every: number) => {
    const timer = { ref: () => timer, unref: () => timer }
    held.set(timer, { act, every, left: every })
    return timer
  })
  vi.stubGlobal('clearInterval', (timer: NodeJS.Timeout) => {
    if (!held.delete(timer)) clearOther(timer)
  })
  afterAll(() => void vi.unstubAllGlobals())
  return {
    pass(ms) {
      for (const each of held.values()) {
        each.left -= ms
        for (; each.left <= 0; each.left += each.every) each.act()
      }
    },
  }
}
