/** Says yes to a key once in a while, and no until that while is over. */
export function throttle(pauseMs: number): (key: string, now: Date) => boolean {
  const lastOf = new Map<string, number>()
  return (key, now) => {
    const last = lastOf.get(key)
    if (last !== undefined && Math.abs(now.getTime() - last) < pauseMs) return false
    if (lastOf.size >= 10_000) lastOf.clear()
    lastOf.set(key, now.getTime())
    return true
  }
}
