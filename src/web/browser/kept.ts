import { memories } from './storage.ts'

/** Something that this browser remembers through a reload. */
export type Kept<Value> = {
  readonly get: () => Value | null
  readonly set: (value: Value) => void
  readonly forget: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** For how long: until the tab is closed, or until the member logs out. */
type Keeper = 'tab' | 'browser'

/** What lies under this key; `read` says whether it is still something that we wrote. */
export function stored<Value>(
  key: string,
  read: (stored: unknown) => Value | null,
  keeper: Keeper = 'tab',
): Kept<Value> {
  const listeners = new Set<() => void>()
  const last = { raw: null as string | null, value: null as Value | null }

  function write(raw: string | null) {
    memory.delete(key)
    try {
      if (raw === null) storageOf(keeper).removeItem(key)
      else storageOf(keeper).setItem(key, raw)
    } catch {
      // It is full: until the page is left it knows by itself.
      memory.set(key, raw!)
    }
    for (const listener of listeners) listener()
  }

  return {
    get() {
      const raw = memory.get(key) ?? storageOf(keeper).getItem(key)
      if (raw !== last.raw)
        Object.assign(last, { raw, value: raw === null ? null : read(parsed(raw)) })
      return last.value
    },
    set: (value) => write(JSON.stringify(value)),
    forget: () => write(null),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}

/** Where a browser refuses to store anything, things are kept until the page is left. */
function storageOf(keeper: Keeper): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return keeper === 'tab' ? sessionStorage : localStorage
  } catch {
    return inMemory
  }
}

const memory = new Map<string, string>()
memories.add(() => memory.clear())
const inMemory = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
}
