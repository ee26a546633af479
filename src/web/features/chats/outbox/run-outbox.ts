import type { QueryClient } from '@tanstack/react-query'
import { isTakenOver } from '#web/browser/is-taken-over.ts'
import { underLock } from '#web/browser/under-lock.ts'
import { onWake } from '#web/browser/wakes.ts'
import { singleFlight } from '../data/one-at-a-time.ts'
import { outbox } from './outbox.ts'
import type { OutboxRecord } from './outbox-record.ts'
import { sendProgress } from './send-progress.ts'
import { returnToDraft } from './take-back.ts'
import { confirmSent } from './take-in.ts'
import { tryOnce } from './try-once.ts'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

type Run = {
  readonly who: string
  readonly queries: QueryClient
  readonly onRefused: (profileId: string) => void
}

const current = { run: null as Run | null }

/** Sends what is in the outbox, each conversation in its order, until told to stop. */
export function runOutbox(run: Run): () => void {
  current.run = run
  const load = () => void outbox.load(run.who).then(deliverAll)
  const unfollow = outbox.follow(load)
  const sleep = onWake(deliverAll)
  load()
  return () => {
    current.run = null
    sleep()
    unfollow()
  }
}

/** Sends what waits for somebody, now. */
export async function deliver(profileId: string): Promise<void> {
  const { run } = current
  if (!run) return
  await singleFlight(`outbox ${profileId}`, () =>
    underLock(`outbox ${profileId}`, () => sendQueue(run, profileId)),
  )
}

function deliverAll(): void {
  for (const profileId of new Set(outbox.get().map(({ profile_id: id }) => id)))
    void deliver(profileId)
}

/** Another tab may have sent some of it before it was this one's turn, so what is kept is read anew. */
async function sendQueue(run: Run, profileId: string): Promise<void> {
  await outbox.load(run.who)
  for (const record of queueOf(profileId)) {
    if (current.run !== run || isTakenOver(run.who)) return
    if (isWaiting(record) && !(await sendOne(run, record))) return
  }
  if (queueOf(profileId).length > 0) await sendQueue(run, profileId)
}

function queueOf(profileId: string): OutboxRecord[] {
  return outbox.get().filter((each) => each.profile_id === profileId && each.refused === null)
}

function isWaiting({ client_id: id, profile_id: profileId }: OutboxRecord): boolean {
  return queueOf(profileId).some((each) => each.client_id === id)
}

/** Whether the next one may go. What came of a message that was thrown away meanwhile is nobody's concern, unless it was sent. */
async function sendOne({ who, queries, onRefused }: Run, record: OutboxRecord): Promise<boolean> {
  const isHere = () => current.run?.who === who
  const outcome = await tryOnce(record, () => isHere() && !isWaiting(record))
  if (outcome.kind === 'sent') {
    if (isHere()) confirmSent(queries, outcome.sent, record)
    sendProgress.forget(record.client_id)
    await outbox.remove(record)
    return true
  }
  if (!isHere()) return false
  if (!isWaiting(record)) return true
  if (outcome.kind === 'open') tryLater(record)
  else {
    await returnToDraft(queries, record, outcome.code)
    onRefused(record.profile_id)
  }
  return false
}

function tryLater({ client_id: id, profile_id: profileId }: OutboxRecord): void {
  // Without a line nothing has failed: it goes as soon as there is one.
  const wait = navigator.onLine ? FIRST_PAUSE_MS * 2 ** sendProgress.countTry(id) : Infinity
  const pause = Math.min(LONGEST_PAUSE_MS, wait)
  setTimeout(() => void deliver(profileId), pause * (0.75 + Math.random() / 2))
}
