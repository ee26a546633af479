/** What may happen to one request, whatever the protocol. After a commit the work is done, but no answer tells it. */
type NetworkFault =
  | 'pass'
  | 'stall'
  | 'stall_after_commit'
  | 'reset'
  | 'reset_after_commit'
  | 'duplicate'
  | 'reorder'
  | { slow: number }

export type HttpFault =
  | NetworkFault
  | { status: 409 | 429 | 500 | 502 | 503 | 504; retryAfter?: number }

export type SmtpFault = NetworkFault | { status: 421 | 450 | 451 | 550 | 554 }

export interface Faults<Fault> {
  next: (...script: Fault[]) => void
  take: () => Fault | 'pass'
  left: () => number
}

/** A script of faults: each request takes the next one off it, and an empty script lets all pass. */
export function createFaults<Fault>(): Faults<Fault> {
  const script: Fault[] = []
  return {
    next: (...faults) => void script.push(...faults),
    take: () => script.shift() ?? 'pass',
    left: () => script.length,
  }
}
