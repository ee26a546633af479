import type { Span } from './history.ts'

type Write<Value> = Span & { readonly value: Value }

/**
 * What a read may find of something that is overwritten: the value of each write that began before the read ended, unless another
 * one came wholly after it and was over when the read began; and what was there first, unless a write was.
 */
export function possibleValues<Value>(
  writes: readonly Write<Value>[],
  read: Pick<Span, 'begin' | 'end'>,
  first: Value,
): ReadonlySet<Value> {
  const effective = writes.filter(({ outcome }) => outcome !== 'refused')
  const settled = effective.filter((write) => write.outcome === 'ok' && write.end < read.begin)
  const possible = effective.filter(
    (write) =>
      write.begin <= read.end &&
      !(write.outcome === 'ok' && settled.some((later) => later.begin > write.end)),
  )
  const values = possible.map(({ value }) => value)
  return new Set(settled.length === 0 ? [first, ...values] : values)
}

/** The one value that a read has to find, if there is only one. */
export function onlyValue<Value>(
  writes: readonly Write<Value>[],
  read: Pick<Span, 'begin' | 'end'>,
  first: Value,
): Value | undefined {
  const [value, ...others] = possibleValues(writes, read, first)
  return others.length === 0 ? value : undefined
}

export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
