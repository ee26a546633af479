import * as z from 'zod/mini'
import { TrafficSource, trafficSourceIn } from '#contract/traffic.ts'
import { setChoice } from './cookie.ts'

const DAYS_KEPT = 30

/** Remembers who sent this visitor, if the address of the page says so. */
export function keepTrafficSource(): void {
  const source = trafficSourceIn(new URLSearchParams(location.search))
  if (source) setChoice('source', JSON.stringify(source), DAYS_KEPT)
}

/** Who sent this visitor within the last thirty days; null if nobody did. */
export function trafficSource(): TrafficSource | null {
  const written = /(?:^|; )source=([^;]*)/.exec(document.cookie)?.[1]
  const source = z.safeParse(TrafficSource, parsed(written ?? ''))
  return source.success ? source.data : null
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(written))
  } catch {
    return null
  }
}
