/** Something that this tab remembers through a reload, and nobody after it was closed. */
export type Kept<Value> = {
  readonly get: () => Value | null
  readonly set: (value: Value) => void
  readonly forget: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** What lies under this key; `read` says whether it is still something that we wrote. */
export function kept<Value>(key: string, read: (stored: unknown) => Value | null): Kept<Value> {
  const listeners = new Set<() => void>()
  const last = { raw: null as string | null, value: null as Value | null }

  function write(raw: string | null) {
    if (raw === null) tabStorage().removeItem(key)
    else tabStorage().setItem(key, raw)
    for (const listener of listeners) listener()
  }

  return {
    get() {
      const raw = tabStorage().getItem(key) ?? null
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
function tabStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return sessionStorage
  } catch {
    return inMemory
  }
}

const memory = new Map<string, string>()
const inMemory = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
}
