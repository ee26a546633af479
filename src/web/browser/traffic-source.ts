import { keptTrafficSource, type TrafficSource } from '#contract/traffic.ts'

/** Who sent this visitor within the last thirty days; null if nobody did. The server sets it with the page. */
export function trafficSource(): TrafficSource | null {
  const written = /(?:^|; )source=([^;]*)/.exec(document.cookie)?.[1]
  return keptTrafficSource(decoded(written ?? ''))
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}
