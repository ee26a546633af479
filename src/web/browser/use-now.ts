import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** What time it is, to the minute. Taken over from the server it is the time of the page. */
export function useNow(pageTime: string): Date {
  const minute = useSyncExternalStore(
    everyMinute,
    () => minuteOf(Date.now()),
    () => minuteOf(Date.parse(pageTime)),
  )
  return new Date(minute * MINUTE_MS)
}

function minuteOf(ms: number): number {
  return Math.floor(ms / MINUTE_MS)
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 4)
  return () => clearInterval(timer)
}
