import { setTimeout as sleep } from 'node:timers/promises'

export type Note = {
  readonly name: string
  readonly at: number
  readonly ms: number
  /** The status of the answer, or 0 when there was none. */
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

export type Ask = { readonly name: string; readonly url: string; readonly init?: RequestInit }

/** More than this many wait for an answer only where the machine cannot keep the pace. */
const MOST_OPEN = 200

/** Asks at a steady pace, whether answers come or not, and notes what became of every request. */
export function steadyLoad(perSecond: number, next: (count: number) => Ask) {
  const notes: Promise<Note>[] = []
  const state = { asked: 0, open: 0 }
  const startedAt = Date.now()
  const timer = setInterval(() => {
    const due = Math.floor(((Date.now() - startedAt) / 1000) * perSecond)
    for (; state.asked < due; state.asked += 1) if (state.open < MOST_OPEN) notes.push(ask())
  }, 5)

  async function ask(): Promise<Note> {
    state.open += 1
    const note = await noteOf(next(notes.length))
    state.open -= 1
    return note
  }

  return {
    /** Stops asking and waits for the answers that are still to come. */
    async stop(): Promise<Note[]> {
      clearInterval(timer)
      return Promise.all(notes)
    },
  }
}

/** Asks once and notes the answer, or that there was none. */
export async function noteOf({ name, url, init }: Ask): Promise<Note> {
  const at = Date.now()
  try {
    const answer = await fetch(url, { redirect: 'manual', ...init })
    const body = await answer.text()
    const { status, headers } = answer
    return { name, at, ms: Date.now() - at, status, headers, body }
  } catch (error) {
    const [headers, body] = [new Headers(), String((error as Error).cause ?? error)]
    return { name, at, ms: Date.now() - at, status: 0, headers, body }
  }
}

/** What a browser does on a network error or a 503: it asks again, a little later. */
export async function askUntilAnswered(ask: Ask, patienceMs: number): Promise<Note> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const note = await noteOf(ask)
    const mayRetry = [0, 502, 503, 504].includes(note.status)
    if (!mayRetry || Date.now() > deadline) return note
    await sleep(100)
  }
}
