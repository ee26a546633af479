import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const LOOK_MS = 250

type Deadline = {
  /** As a time of the server. */
  readonly until: string
  /** The server's time when it said so, which is where the server's HTML begins. */
  readonly now: string
  /** How far its clock is ahead of this one. */
  readonly clockAhead: number
}

/** Whole seconds to a moment by the server's clock, down to 0; told when they are over. */
export function useSecondsUntil(deadline: Deadline, onOver = nothing): number {
  const seconds = useSyncExternalStore(
    everySoOften,
    () => secondsBetween(Date.now() + deadline.clockAhead, deadline.until),
    () => secondsBetween(Date.parse(deadline.now), deadline.until),
  )
  const tell = useEffectEvent(onOver)
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) tell()
  }, [isOver, deadline.until])
  return seconds
}

function nothing(): void {}

function secondsBetween(start: number, end: string): number {
  return Math.max(0, Math.ceil((Date.parse(end) - start) / 1000))
}

function everySoOften(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS)
  return () => clearInterval(timer)
}

/** When the first byte of this page came, by this browser's clock: what stands in it was true about then. */
export function pageReceivedAt(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page ? performance.timeOrigin + page.responseStart : Date.now()
}
