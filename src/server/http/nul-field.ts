/** The field whose text the database cannot keep: with a NUL or half a character in it; null when there is none. */
export function nulField(input: unknown): string | null {
  return pathToNul(input, [])?.join('.') ?? null
}

function pathToNul(value: unknown, path: readonly string[]): readonly string[] | null {
  if (typeof value === 'string') return isKeepable(value) ? null : path
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = pathToNul(inner, [...path, key])
    if (found) return found
  }
  return null
}

function isKeepable(text: string): boolean {
  return !text.includes('\0') && Buffer.from(text).toString() === text
}
