import type { MemberEvent, Whisper } from '#contract/events.ts'
import { openEventStream } from './event-stream.ts'

/** Where a browser is in what its member was told: null before it knows. */
export type Place = { last: number | null }

type Heard = {
  readonly onEvent: (event: MemberEvent) => void
  readonly onWhisper: (whisper: Whisper) => void
  /** Listening began, or went on, without knowing what came before. */
  readonly onStart: () => void
  readonly onRefused: () => void
}

/** Between the tabs of one browser: what was heard, a question where the others are and its answer, or that one must not listen. */
type Word = { readonly who: string } & (
  | { readonly id: number; readonly event: MemberEvent | null }
  | { readonly whisper: Whisper }
  | { readonly says: 'here'; readonly last: number }
  | { readonly says: 'where' | 'refused' }
)
type WithoutWho<Each> = Each extends unknown ? Omit<Each, 'who'> : never

const NAME = 'events'

/**
 * Listens to what a member is told from a place on, which moves along: one tab does for all tabs of the browser and passes it on, and when it goes, another
 * takes over where it ended. Where tabs cannot talk to each other each listens for itself.
 */
export function shareEvents(who: string, place: Place, heard: Heard): () => void {
  const state = { isLeading: false }
  const canShare = 'locks' in navigator && 'BroadcastChannel' in window
  const channel = canShare ? new BroadcastChannel(NAME) : null
  const pass = (word: WithoutWho<Word>) => channel?.postMessage({ who, ...word } as Word)

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
    if (word.who !== who) return
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
