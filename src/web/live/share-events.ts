import * as z from 'zod/mini'
import {
  EVENTS_PATH,
  MemberEvent,
  NUMBER_ONLY,
  SESSION_OVER,
  Whisper,
  WHISPER,
} from '#contract/events.ts'
import { isSessionChanging, onSessionChange } from '#web/api/session.ts'

/** Where a browser is in what its member was told: null before it knows. */
export type Place = { last: number | null }

type Heard = {
  readonly onEvent: (event: MemberEvent) => void
  readonly onWhisper: (whisper: Whisper) => void
  /** Listening began, or went on, without knowing what came before. */
  readonly onStart: () => void
  readonly onRefused: () => void
}

/**
 * Between the tabs of one browser: what was heard, a question where the others are and its answer, or that a tab must
 * not listen.
 */
type Word = { readonly who: string } & (
  | { readonly id: number; readonly event: MemberEvent | null }
  | { readonly whisper: Whisper }
  | { readonly says: 'here'; readonly last: number }
  | { readonly says: 'where' | 'refused' }
)
type WithoutWho<Each> = Each extends unknown ? Omit<Each, 'who'> : never

const NAME = 'events'

/**
 * Listens to a member's events from a place on, which moves along: one tab does for all tabs of the browser and passes
 * them on, and when it goes, another takes over where it ended. Where tabs cannot talk to each other each listens for
 * itself.
 */
export function shareEvents(owner: string, place: Place, heard: Heard): () => void {
  const state = { isLeading: false }
  const canShare = 'locks' in navigator && 'BroadcastChannel' in window
  const channel = canShare ? new BroadcastChannel(NAME) : null
  const pass = (word: WithoutWho<Word>) => channel?.postMessage({ who: owner, ...word } as Word)

  function take(id: number, event: MemberEvent | null): void {
    const isOld = place.last !== null && id <= place.last && event?.kind !== 'reset'
    if (isOld) return
    if (place.last === null && event === null) heard.onStart()
    place.last = id
    if (event) heard.onEvent(event)
  }

  function listen(): () => void {
    return openEventStream({
      last: () => place.last,
      onHeard: (id, event) => {
        pass({ id, event })
        take(id, event)
      },
      onWhisper: (whisper) => {
        pass({ whisper })
        heard.onWhisper(whisper)
      },
      onRefused: () => {
        pass({ says: 'refused' })
        heard.onRefused()
      },
    })
  }

  /** What was told between this page and its listening is known to the others only. */
  function catchUp(last: number): void {
    if (place.last !== null && last <= place.last) return
    place.last = last
    heard.onStart()
  }

  function answer(word: Word): void {
    if (word.who !== owner) return
    if ('id' in word) take(word.id, word.event)
    else if ('whisper' in word) heard.onWhisper(word.whisper)
    else if (word.says === 'here') catchUp(word.last)
    else if (word.says === 'refused') heard.onRefused()
    else if (state.isLeading && place.last !== null) pass({ says: 'here', last: place.last })
  }

  if (!channel) return listen()
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => answer(data))
  const stopLeading = whileLeading(() => {
    state.isLeading = true
    return listen()
  })
  pass({ says: 'where' })
  return () => {
    stopLeading()
    channel.close()
  }
}

/** Does something in one tab at a time: in this one once no other does. */
function whileLeading(lead: () => () => void): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const held = () =>
    new Promise<void>((release) => {
      // It may have been too late to give the place in the queue back.
      if (signal.aborted) return release()
      const stop = lead()
      signal.addEventListener('abort', () => {
        stop()
        release()
      })
    })
  navigator.locks.request(NAME, { signal }, held).catch(() => undefined)
  return () => stopped.abort()
}

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

type Listener = {
  /** The number of what was heard last, from which to go on; null begins with what comes from now on. */
  readonly last: () => number | null
  /** Something was told; without an event it is only the number. */
  readonly onHeard: (id: number, event: MemberEvent | null) => void
  /** Something that is true for a moment only. */
  readonly onWhisper: (whisper: Whisper) => void
  /** The server did not let us listen, or is away. We try again by ourselves. */
  readonly onRefused: () => void
}

/** Listens to what a member is told, until told to stop. A line that breaks is taken up again where it ended. */
function openEventStream({ last, onHeard, onWhisper, onRefused }: Listener): () => void {
  const state = { source: null as EventSource | null, pause: 0, failures: 0 }

  function open(): void {
    if (isSessionChanging()) return rest()
    const after = last()
    const source = new EventSource(after === null ? EVENTS_PATH : `${EVENTS_PATH}?after=${after}`)
    state.source = source
    source.addEventListener('open', () => void (state.failures = 0))
    source.addEventListener(NUMBER_ONLY, (told) => onHeard(Number(told.lastEventId), null))
    source.addEventListener('message', (told) =>
      onHeard(Number(told.lastEventId), readAs(MemberEvent, told.data as string)),
    )
    source.addEventListener(WHISPER, (told) => {
      const whisper = readAs(Whisper, (told as MessageEvent<string>).data)
      if (whisper) onWhisper(whisper)
    })
    source.addEventListener(SESSION_OVER, giveUp)
    source.addEventListener('error', () => {
      // A line that broke the browser takes up itself; one that was refused it gives up.
      if (source.readyState === EventSource.CLOSED) giveUp()
    })
  }

  /** Lets go of the line, to take it up again in a while. */
  function rest(): void {
    state.source?.close()
    clearTimeout(state.pause)
    state.pause = window.setTimeout(open, pauseAfter(state.failures))
    state.failures += 1
  }

  function giveUp(): void {
    rest()
    onRefused()
  }

  open()
  // A session that ends refuses the line. With the next one, or should it not end after all, the line is taken up again.
  const stopHearing = onSessionChange(rest)
  return () => {
    stopHearing()
    clearTimeout(state.pause)
    state.source?.close()
  }
}

/** Twice as long each time, and never the same for many who were refused together. */
function pauseAfter(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.75 + Math.random() / 2)
}

/** What a later version of the server may tell is nothing to us yet. */
function readAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  data: string,
): z.output<Schema> | null {
  try {
    return z.safeParse(schema, JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}
