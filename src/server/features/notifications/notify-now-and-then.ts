import type { Db } from '#server/db/connect.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { mailUnread } from './mail-unread.ts'
import { queuePushes } from './queue-pushes.ts'

/** Those who have news in so short a time are looked at together. */
const GATHER_MS = 300
/** What another process wrote, or one that ended, is found by then. */
const PUSH_ROUND_MS = 15_000
const MAIL_ROUND_MS = 30_000

type Deps = {
  readonly db: Db
  readonly events: Pick<Bus, 'listen'>
  readonly clock: Clock
  readonly log: Log
}

/** Lets devices and mailboxes know of what their members do not see: soon after it happened, and from time to time. Returns how to stop it. */
export function notifyNowAndThen({ db, events, clock, log }: Deps): () => void {
  const named = new Set<string>()
  const state: { gathering?: NodeJS.Timeout; isStopped: boolean } = { isStopped: false }
  const attempt = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      if (!state.isStopped) log.warn({ err: error }, 'notifying failed')
    })

  async function pushToNamed(): Promise<void> {
    delete state.gathering
    const memberIds = [...named]
    named.clear()
    await attempt(queuePushes(db, { memberIds, now: clock() }))
  }

  const stopListening = events.listen(({ memberIds, whisper }) => {
    if (whisper) return
    for (const id of memberIds) named.add(id)
    state.gathering ??= setTimeout(() => void pushToNamed(), GATHER_MS).unref()
  })
  const rounds = [
    every(PUSH_ROUND_MS, () => attempt(queuePushes(db, { memberIds: null, now: clock() }))),
    every(MAIL_ROUND_MS, () => attempt(mailUnread(db, clock()))),
  ]
  return () => {
    state.isStopped = true
    stopListening()
    clearTimeout(state.gathering)
    for (const stop of rounds) stop()
  }
}

/** Does something again and again, never twice at once. */
function every(ms: number, work: () => Promise<unknown>): () => void {
  const state = { isBusy: false }
  const timer = setInterval(() => {
    if (state.isBusy) return
    state.isBusy = true
    void work().finally(() => (state.isBusy = false))
  }, ms)
  timer.unref()
  return () => clearInterval(timer)
}
