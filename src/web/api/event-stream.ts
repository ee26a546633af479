import * as z from 'zod/mini'
import {
  EVENTS_PATH,
  MemberEvent,
  NUMBER_ONLY,
  SESSION_OVER,
  Whisper,
  WHISPER,
} from '#contract/events.ts'
import { isSessionChanging, onSessionChange } from '#web/browser/session-change.ts'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

export type Listener = {
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
export function openEventStream({ last, onHeard, onWhisper, onRefused }: Listener): () => void {
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
