/** The field whose text holds a NUL, which the database cannot keep; null when there is none. */
export function nulField(input: unknown): string | null {
  return pathToNul(input, [])?.join('.') ?? null
}

function pathToNul(value: unknown, path: readonly string[]): readonly string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = pathToNul(inner, [...path, key])
    if (found) return found
  }
  return null
}
