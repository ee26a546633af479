import type { QueryClient } from '@tanstack/react-query'
import { isFinal } from '#web/api/is-final.ts'
import { memories } from '#web/browser/forget-personal.ts'
import { onWake } from '#web/browser/wakes.ts'
import { markRead } from './mark-chat.ts'
import { singleFlight } from './one-at-a-time.ts'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

type Reading = { readonly conversationId: string; readonly seq: number }
type Untold = { readonly seq: number; readonly tries: number; readonly stopWaiting: () => void }

/** Up to where conversations were read, as long as the server has not heard of it. */
const untold = new Map<string, Untold>()

memories.add(() => {
  for (const { stopWaiting } of untold.values()) stopWaiting()
  untold.clear()
})

/** Tells the server up to where a conversation was read, until it has heard it. */
export async function tellRead(queries: QueryClient, reading: Reading): Promise<void> {
  const { conversationId: id, seq } = reading
  const before = untold.get(id) ?? { seq: 0, tries: 0, stopWaiting: () => undefined }
  untold.set(id, { ...before, seq: Math.max(before.seq, seq) })
  await singleFlight(`read ${id}`, () => tellOne(queries, id))
}

async function tellOne(queries: QueryClient, id: string): Promise<void> {
  const mark = untold.get(id)
  if (!mark) return
  mark.stopWaiting()
  const error = await failureOf(markRead(queries, { conversationId: id, seq: mark.seq }))
  if (error !== null && !isFinal(error)) tryLater(queries, id)
  else if (untold.get(id)?.seq === mark.seq) untold.delete(id)
}

function tryLater(queries: QueryClient, id: string): void {
  const mark = untold.get(id)
  if (!mark) return
  const again = () => void tellRead(queries, { conversationId: id, seq: mark.seq })
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** mark.tries)
  const timer = setTimeout(again, pause * (0.75 + Math.random() / 2))
  const sleep = onWake(again)
  const stopWaiting = () => {
    clearTimeout(timer)
    sleep()
  }
  untold.set(id, { ...mark, tries: mark.tries + 1, stopWaiting })
}

async function failureOf(work: Promise<void>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  )
}
