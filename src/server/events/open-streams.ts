import type { ServerResponse } from 'node:http'
import type { Whisper } from '#contract/events.ts'
import { semaphore } from '#server/kernel/semaphore.ts'
import { signals } from '#server/kernel/signals.ts'
import type { Bus } from './bus.ts'
import { livingSessions, type StreamOwner } from './read-news.ts'
import { openStream, type Stream, type StreamDeps } from './open-stream.ts'

const LOOK_MS = 1_000
const MOST_PER_MEMBER = 10
/** With one at a time a slow read would hold up all others; each takes one or two of the process's ten connections. */
const READING_AT_ONCE = 3
/** A stream that the member's own newer ones pushed out does not come back at once. */
const PUSHED_OUT_MS = 60_000

type Streams = {
  open(opening: {
    readonly owner: StreamOwner
    readonly raw: ServerResponse
    readonly after: number | null
  }): void
  /** Ends all of them, each with a moment of its own to come back. */
  close(): void
}

/**
 * Every open stream of this process. The bus names the members who have news; besides, one query a second about all of
 * them finds those whose session is over, and news that another process wrote.
 */
export function openStreams(deps: StreamDeps & { readonly events: Bus }): Streams {
  const byMember = new Map<string, Set<Stream>>()
  const turns = semaphore('streams', READING_AT_ONCE)
  const due = new Set<Stream>()
  const state = { isLooking: false, isClosed: false }
  const all = () => [...byMember.values()].flatMap((streams) => [...streams])
  const stopListening = deps.events.listen(({ memberIds, whisper }) => {
    for (const id of memberIds) {
      const streams = [...(byMember.get(id) ?? [])]
      if (whisper) void passWhisper(deps, streams, whisper)
      else for (const stream of streams) stream.look()
    }
  })
  const timer = setInterval(() => {
    for (const stream of all()) stream.beat()
    void lookAfter(all())
  }, LOOK_MS)
  timer.unref()

  /** After a restart thousands come back at once: streams that come during one query share the next. */
  async function lookAfter(streams: readonly Stream[]): Promise<void> {
    for (const stream of streams) due.add(stream)
    if (state.isLooking) return
    state.isLooking = true
    while (due.size > 0) {
      const next = [...due]
      due.clear()
      await lookAt(deps, next)
    }
    state.isLooking = false
  }

  return {
    open({ owner, raw, after }) {
      // A reader who left during the query has fired its close event already, and would be kept for ever.
      if (raw.destroyed) return
      const stream = openStream(deps, { turns, owner, raw, after })
      if (state.isClosed) return stream.close(aMoment())
      const others = byMember.get(owner.memberId) ?? new Set()
      const [oldest] = others
      if (oldest && others.size >= MOST_PER_MEMBER) oldest.close(PUSHED_OUT_MS)
      byMember.set(owner.memberId, others.add(stream))
      signals.stream.tell({ change: 1 })
      raw.on('close', () => {
        signals.stream.tell({ change: -1 })
        others.delete(stream)
        if (others.size === 0) byMember.delete(owner.memberId)
      })
      void lookAfter([stream])
    },
    close() {
      state.isClosed = true
      clearInterval(timer)
      stopListening()
      for (const stream of all()) stream.close(aMoment())
    },
  }
}

/** One query about all of them: ends streams whose session is over, and lets those of members with news read. */
async function lookAt(deps: StreamDeps, streams: readonly Stream[]): Promise<void> {
  if (streams.length === 0) return
  try {
    const ids = streams.map(({ owner }) => owner.sessionId)
    const latest = await livingSessions(deps.db, [...new Set(ids)], deps.clock())
    for (const stream of streams) {
      const counter = latest.get(stream.owner.sessionId)
      if (counter === undefined) stream.end()
      else stream.look(counter)
    }
  } catch (error) {
    // A second later they are looked at again.
    deps.log.warn({ err: error }, 'open streams could not be looked after')
  }
}

/** Not the same for all, so that they do not come back together. */
function aMoment(): number {
  return Math.round(500 + Math.random() * 2_500)
}

/** Passes a whisper on to the streams of one member, if they may see the sender at this moment. */
async function passWhisper(
  { db, clock, log, visibleAmong }: StreamDeps,
  streams: readonly Stream[],
  whisper: Whisper,
): Promise<void> {
  const [first] = streams
  if (!first) return
  try {
    const sessionIds = streams.map(({ owner }) => owner.sessionId)
    const [visible, living] = await Promise.all([
      visibleAmong(first.owner, [whisper.profile_id]),
      livingSessions(db, sessionIds, clock()),
    ])
    const isShown = visible.has(whisper.profile_id)
    for (const stream of streams)
      if (isShown && living.has(stream.owner.sessionId)) stream.whisper(whisper)
  } catch (error) {
    log.warn({ err: error }, 'a whisper could not be passed on')
  }
}
