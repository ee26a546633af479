import type { App } from '#server/http/route.ts'
import type { JobHandlers } from '#server/jobs/job.ts'
import { onceInARow } from '#server/jobs/once-in-a-row.ts'
import { reasonOf } from '#server/jobs/reason-of.ts'
import type { Log } from '#server/kernel/log.ts'
import { answerHandler } from './answer-handler.ts'
import { ANSWER } from './answer-task.ts'
import { readUnread } from './read-unread.ts'
import { sayHello } from './say-hello.ts'
import { whisperTyping } from './whisper-typing.ts'

const PAUSE_MS = 1_000

type Desk = Pick<App, 'db' | 'events' | 'clock'> & { readonly log: Log }

export type DemoAnswers = {
  readonly handlers: JobHandlers
  /** Keeps them listening; returns how to stop that. */
  readonly live: () => () => void
}

/** Lets the fictional members of demo worlds read, answer, and greet whoever is new. Only for demonstrations. */
export function demoAnswers(deps: Desk): DemoAnswers {
  return { handlers: { [ANSWER]: answerHandler(deps) }, live: () => listenNowAndThen(deps) }
}

/** One look: it goes by what is in the database, so what was missed while nobody looked is made up for. */
export async function listenOnce(deps: Pick<Desk, 'db' | 'events'>, now: Date): Promise<void> {
  await readUnread(deps, now)
  await whisperTyping(deps, now)
  await sayHello(deps, now)
}

function listenNowAndThen(deps: Desk): () => void {
  const state = { isLooking: false }
  const trouble = onceInARow((reason) => deps.log.warn({ reason }, 'the demo cannot answer'))
  const look = async () => {
    if (state.isLooking) return
    state.isLooking = true
    await listenOnce(deps, deps.clock()).then(
      () => trouble.end(),
      (error: unknown) => trouble.notify(reasonOf(error)),
    )
    state.isLooking = false
  }
  const timer = setInterval(() => void look(), PAUSE_MS)
  timer.unref()
  return () => clearInterval(timer)
}
