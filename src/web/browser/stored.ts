import { memories } from './storage.ts'

/** Something that this browser remembers through a reload. */
export type Stored<Value> = {
  readonly get: () => Value | null
  readonly set: (value: Value) => void
  readonly forget: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** For how long: until the tab is closed, or until the member logs out. */
type Lifetime = 'tab' | 'browser'

/** What lies under this key; `read` says whether it is still something that we wrote. */
export function stored<Value>(
  key: string,
  read: (stored: unknown) => Value | null,
  lifetime: Lifetime = 'tab',
): Stored<Value> {
  const listeners = new Set<() => void>()
  const last = { raw: null as string | null, value: null as Value | null }

  function write(raw: string | null) {
    memory.delete(key)
    try {
      if (raw === null) storageOf(lifetime).removeItem(key)
      else storageOf(lifetime).setItem(key, raw)
    } catch {
      // It is full: until the page is left it knows by itself.
      memory.set(key, raw!)
    }
    for (const listener of listeners) listener()
  }

  return {
    get() {
      const raw = memory.get(key) ?? storageOf(lifetime).getItem(key)
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
function storageOf(lifetime: Lifetime): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return lifetime === 'tab' ? sessionStorage : localStorage
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
