/** The ways in which the words of an operator may be meant, the likeliest first: JSON, text, a list. */
export function readings(words: readonly string[]): unknown[] {
  const text = words.join(' ')
  const list = words.length > 1 ? words : text.split(',').map((part) => part.trim())
  return [...json(text), text, list]
}

/** A change of one field, whose name may have a dot. */
export function changesFor(field: string, value: unknown): Record<string, unknown> {
  const [top = '', ...below] = field.split('.')
  return Object.fromEntries([
    [top, below.length === 0 ? value : changesFor(below.join('.'), value)],
  ])
}

function json(text: string): unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}
