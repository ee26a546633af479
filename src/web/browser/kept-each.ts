import { stored, type Kept } from './kept.ts'

/** Something that this browser remembers of each of many, in all of its windows alike, until the member logs out. */
export function storedById<Value>(
  keyOf: (id: string) => string,
  read: (stored: unknown) => Value | null,
): (id: string) => Kept<Value> {
  const all = new Map<string, Kept<Value>>()
  return (id) => {
    const each = all.get(id) ?? heardEverywhere(keyOf(id), stored(keyOf(id), read, 'browser'))
    all.set(id, each)
    return each
  }
}

/** Hears of what another window has kept, too: else it would write over what it has never seen. */
function heardEverywhere<Value>(key: string, one: Kept<Value>): Kept<Value> {
  return {
    ...one,
    subscribe(listener) {
      const stop = one.subscribe(listener)
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      addEventListener('storage', hear)
      return () => {
        stop()
        removeEventListener('storage', hear)
      }
    },
  }
}
