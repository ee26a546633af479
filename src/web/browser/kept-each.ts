import { kept, type Kept } from './kept.ts'

/** Something that this browser remembers of each of many, until the member logs out. */
export function keptEach<Value>(
  keyOf: (id: string) => string,
  read: (stored: unknown) => Value | null,
): (id: string) => Kept<Value> {
  const all = new Map<string, Kept<Value>>()
  return (id) => {
    const each = all.get(id) ?? kept(keyOf(id), read, 'browser')
    all.set(id, each)
    return each
  }
}
