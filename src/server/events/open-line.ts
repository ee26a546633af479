import type { ServerResponse } from 'node:http'
import { SESSION_OVER } from '#contract/events.ts'

const MOST_BUFFERED = 256 * 1024
const HEARTBEAT_MS = 20_000

/** What is written to one reader. */
export type Line = ReturnType<typeof openLine>

/** A line to a reader who may be slow, or gone. */
export function openLine(raw: ServerResponse) {
  const state = { writtenAt: performance.now() }

  function write(text: string): void {
    if (raw.writableEnded || raw.destroyed) return
    state.writtenAt = performance.now()
    raw.write(text)
    // Whoever does not read holds memory that is not theirs.
    if (raw.writableLength > MOST_BUFFERED) raw.destroy()
  }

  return {
    write,
    /** Writes what belongs together in one go. */
    writeAll(texts: readonly string[]): void {
      raw.cork()
      for (const text of texts) write(text)
      raw.uncork()
    },
    /** Says that the line is still open, when nothing else was said for a while. */
    beat(): void {
      if (performance.now() - state.writtenAt >= HEARTBEAT_MS) write(':\n\n')
    },
    /** Ends it because its session is over, which the browser learns this way. */
    end(): void {
      write(`event: ${SESSION_OVER}\ndata: 1\n\n`)
      raw.end()
    },
    /** Ends it; the browser comes back after so many milliseconds. */
    close(retryMs?: number): void {
      if (retryMs !== undefined) write(`retry: ${retryMs}\n\n`)
      raw.end()
    },
    isOpen: () => !raw.destroyed && !raw.writableEnded,
  }
}
