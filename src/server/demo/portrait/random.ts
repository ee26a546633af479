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
  let state = hashOf(key)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A stream for drawing: keys that differ little begin alike, so the first numbers are left out. */
export function drawingStream(key: string): Stream {
  const stream = streamOf(key)
  stream()
  stream()
  return stream
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

/** A number around the middle, rarely far from it. */
export function around(stream: Stream, middle: number, spread: number): number {
  return middle + spread * (stream() + stream() + stream() - 1.5) * 1.15
}

/** One of the words, each as often as its weight says. */
export function weighted<T extends string>(
  stream: Stream,
  weights: Readonly<Partial<Record<T, number>>>,
): T {
  const words = Object.entries(weights) as [T, number][]
  let left = stream() * words.reduce((sum, [, weight]) => sum + weight, 0)
  return words.find(([, weight]) => (left -= weight) < 0)?.[0] ?? words[0]![0]
}
