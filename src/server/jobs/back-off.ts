const FIRST_MS = 10_000
const LATER_MS = 30_000

/** How long to wait after a failed try: twice as long each time, and never the same for many that failed together. */
export function backOff(attempts: number, random = Math.random()): number {
  return Math.round(FIRST_MS * 2 ** (attempts - 1) * (0.75 + random / 2))
}

/** How long to wait for something that is away: about half a minute, so that it is soon noticed when it is back. */
export function pauseUntilBack(random = Math.random()): number {
  return Math.round(LATER_MS * (0.75 + random / 2))
}
