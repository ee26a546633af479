import { channel } from 'node:diagnostics_channel'

/** Told where something happens, for whoever measures. While nobody does, nothing is made of it. */
function signal<Told>(name: string) {
  const words = channel(`vonk:${name}`)
  return {
    isHeard: () => words.hasSubscribers,
    tell(told: Told): void {
      if (words.hasSubscribers) words.publish(told)
    },
    /** Returns how to stop listening. */
    hear(listener: (told: Told) => void): () => void {
      const listen = (told: unknown) => listener(told as Told)
      words.subscribe(listen)
      return () => {
        words.unsubscribe(listen)
      }
    },
  }
}

/** What can be heard. None of it leads to a person: no ids, no addresses, no words of members. */
export const signals = {
  /** The database answered a statement, or refused it. */
  statement: signal<{ readonly ms: number; readonly isRefused: boolean }>('statement'),
  /** What may be some seconds old was read, where a replica is named. */
  readAside: signal<{ readonly from: 'replica' | 'primary' }>('read aside'),
  /** A page was made, the time in the line for it included. */
  rendered: signal<{ readonly ms: number }>('rendered'),
  /** A stream of events was opened (1), or is over (-1). */
  stream: signal<{ readonly change: 1 | -1 }>('stream'),
  /** Events were written to a stream, so long after word of them came. */
  news: signal<{ readonly events: number; readonly ms: number }>('news'),
  /** Something was noted in the security log. */
  security: signal<{ readonly event: string; readonly outcome: string }>('security'),
  /** A rate limit refused a call. */
  limit: signal<{ readonly limit: string }>('limit'),
  /** A purchase came to another state. */
  order: signal<{ readonly status: string }>('order'),
}
