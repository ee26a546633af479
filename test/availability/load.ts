import { onTestFinished } from 'vitest'
import { PATIENCE_MS } from '#test/patience.ts'
import { quietTime } from '#test/quiet-time.ts'
import { rounds } from '#test/rounds.ts'

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

const CLIENTS = 6
/** Before a landing clients leave the machine to what is starting and stopping meanwhile; at night they ask without a breath. */
export const BREATH_MS = rounds({ landing: 20, night: 0 })

/** Clients that ask on and on, each when it is answered, and note what became of every request: no queue on a busy machine. */
export function askOnAndOn(next: (count: number) => Ask) {
  const notes: Note[] = []
  const state = { asked: 0, isOver: false }

  async function client(): Promise<void> {
    while (!state.isOver) {
      const note = await noteOf(next((state.asked += 1)))
      notes.push(note)
      await quietTime(note.status === 0 ? 20 : BREATH_MS)
    }
  }
  const clients = Array.from({ length: CLIENTS }, client)

  /** Stops asking and waits for the answers that are still to come. */
  async function stop(): Promise<Note[]> {
    state.isOver = true
    await Promise.all(clients)
    return notes
  }
  onTestFinished(async () => void (await stop()))
  return { answered: () => notes.length, stop }
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
export async function askUntilAnswered(ask: Ask): Promise<Note> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const note = await noteOf(ask)
    const mayRetry = [0, 502, 503, 504].includes(note.status)
    if (!mayRetry || Date.now() > end) return note
    await quietTime(100)
  }
}
