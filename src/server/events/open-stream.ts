import type { ServerResponse } from 'node:http'
import {
  type MemberEvent,
  NUMBER_ONLY,
  SESSION_OVER,
  type Whisper,
  WHISPER,
} from '#contract/events.ts'
import type { Db } from '#server/db/connect.ts'
import type { Clock } from '#server/kernel/time.ts'
import type { Log } from '#server/kernel/log.ts'
import type { semaphore } from '#server/kernel/semaphore.ts'
import { signals } from '#server/kernel/signals.ts'
import { BATCH, type News, type NumberedEvent, readNews, type StreamOwner } from './read-news.ts'
import { shownAmong, type Visibility } from './shown-among.ts'

/** A browser that missed more than this loads anew what it shows: that is sooner done than told. */
const MOST_MISSED = 1_000

export type StreamDeps = Visibility & {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
}

/** The streams of a process take turns at reading, so that a stream with much to read leaves room for the others. */
type Turns = Pick<ReturnType<typeof semaphore>, 'within'>

export type Stream = Pick<Line, 'beat' | 'end' | 'close'> & {
  readonly owner: StreamOwner
  /** Sends what there is to tell, if the number of the latest event says that there is something. */
  look(latest?: number): void
  /** Sends what has no number. */
  whisper(whisper: Whisper): void
}

type Opening = {
  readonly turns: Turns
  readonly owner: StreamOwner
  readonly raw: ServerResponse
  readonly after: number | null
}

/** One reader of a member's events, from the number they last heard; null starts with what comes from now on. */
export function openStream(deps: StreamDeps, { turns, owner, raw, after }: Opening): Stream {
  const line = openLine(raw)
  const reader: Reader = { ...deps, owner, line, sent: after }
  const state = { isReading: false, isAsked: false }

  async function sendAll(): Promise<void> {
    state.isAsked = true
    if (state.isReading) return
    state.isReading = true
    try {
      while (state.isAsked && line.isOpen()) {
        state.isAsked = false
        const askedAt = performance.now()
        if (await turns.within(() => sendBatch(reader, askedAt))) state.isAsked = true
      }
    } catch (error) {
      // The next look begins where this one ended.
      deps.log.warn({ err: error }, 'events could not be read')
    } finally {
      state.isReading = false
    }
  }

  return {
    owner,
    look(latest) {
      if (latest !== undefined && reader.sent === null && !state.isReading) begin(reader, latest)
      else if (latest === undefined || latest !== reader.sent) void sendAll()
    },
    whisper: (whisper) => line.write(whisperFrame(whisper)),
    beat: () => line.beat(),
    end: () => line.end(),
    close: (retryMs) => line.close(retryMs),
  }
}

type Reader = StreamDeps & {
  readonly owner: StreamOwner
  readonly line: Line
  /** The number of what was sent last; null before the beginning. */
  sent: number | null
}

/** Sends one batch, and says whether there may be another. */
async function sendBatch(reader: Reader, askedAt: number): Promise<boolean> {
  const { db, clock, owner, line, sent } = reader
  if (!line.isOpen()) return false
  const news = await readNews(db, { owner, after: sent ?? Number.MAX_SAFE_INTEGER, now: clock() })
  if (!news) {
    line.end()
    return false
  }
  if (sent === null || isGap(news, sent)) {
    begin(reader, news.counter)
    return false
  }
  await send(reader, news.events)
  if (news.events.length > 0)
    signals.news.tell({ events: news.events.length, ms: performance.now() - askedAt })
  return news.events.length === BATCH
}

/** Tells the number from which on events will be told; a reader who knew another one loads anew what it shows. */
function begin(reader: Reader, latest: number): void {
  const { line, sent } = reader
  reader.sent = latest
  line.write(frameOf(latest, sent === null ? undefined : { kind: 'reset' }))
}

/** An event about a member who may not be seen by now is left out, and only its number is told. */
async function send(reader: Reader, events: readonly NumberedEvent[]): Promise<void> {
  const shown = await shownAmong(reader, reader.owner, events)
  reader.line.writeAll(
    events.map(({ seq, event }) => frameOf(seq, shown.has(seq) ? event : undefined)),
  )
  reader.sent = events.at(-1)?.seq ?? reader.sent
}

/** Whether events are missing: too many to tell, swept away since, or of a counter that is not this one. */
function isGap({ counter, events }: News, sent: number): boolean {
  if (counter < sent || counter - sent > MOST_MISSED) return true
  return counter > sent && events[0]?.seq !== sent + 1
}

/** An event as a part of the stream. Without one, the number alone: the reader goes on from there and has missed nothing. */
function frameOf(seq: number, event?: MemberEvent): string {
  const told = event ? `data: ${JSON.stringify(event)}` : `event: ${NUMBER_ONLY}\ndata: ${seq}`
  return `id: ${seq}\n${told}\n\n`
}

/** A whisper as a part of the stream: it has no number, so a reader cannot go on from there. */
function whisperFrame(whisper: Whisper): string {
  return `event: ${WHISPER}\ndata: ${JSON.stringify(whisper)}\n\n`
}

const MOST_BUFFERED = 256 * 1024
const HEARTBEAT_MS = 20_000

/** What is written to one reader. */
type Line = ReturnType<typeof openLine>

/** A line to a reader that may be slow, or gone. */
function openLine(raw: ServerResponse) {
  const state = { writtenAt: performance.now() }

  function write(text: string): void {
    if (raw.writableEnded || raw.destroyed) return
    state.writtenAt = performance.now()
    raw.write(text)
    // A reader that does not read holds the process's memory.
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
