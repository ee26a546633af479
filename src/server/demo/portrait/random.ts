/** Numbers from 0 up to 1, always the same ones for the same key. */
export type Stream = () => number

export function hashOf(text: string): number {
  let hash = 2166136261
  for (const character of text) {
    hash ^= character.codePointAt(0)!
    hash = Math.imul(hash, 16777619)
  }
  return hash >>> 0
}

export function streamOf(key: string): Stream {
  return streamFrom(hashOf(key))
}

export function streamFrom(start: number): Stream {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function pick<T>(stream: Stream, list: readonly T[]): T {
  return list[Math.floor(stream() * list.length)]!
}

export function between(stream: Stream, low: number, high: number): number {
  return low + (high - low) * stream()
}

export function chance(stream: Stream, share: number): boolean {
  return stream() < share
}
