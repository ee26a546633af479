import type { Db } from '#server/db/connect.ts'
import type { Files } from '#server/features/media/media.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { eraseAgain, eraseDue, type Erased } from './erase-due.ts'

const PAUSE_MS = 5 * 60 * 1000

type Deps = {
  readonly db: Db
  readonly files: Files
  readonly clock: Clock
  readonly log: Log
}

/** Erases whoever is due, at once and every few minutes, one round after the other. Returns how to stop it. */
export function eraseNowAndThen(deps: Deps): () => void {
  const state: { timer?: NodeJS.Timeout; isStopped: boolean } = { isStopped: false }
  const goOn = async (work: () => Promise<Erased>) => {
    await work().then(
      (erased) => notify(deps.log, erased),
      (error: unknown) => deps.log.warn({ err: error }, 'erasing failed'),
    )
    if (state.isStopped) return
    state.timer = setTimeout(() => void goOn(() => eraseRound(deps)), PAUSE_MS).unref()
  }
  void goOn(async () => {
    notify(deps.log, await eraseAgain(deps.db, deps.clock()))
    return eraseRound(deps)
  })
  return () => {
    state.isStopped = true
    clearTimeout(state.timer)
  }
}

function eraseRound({ db, files, clock }: Deps): Promise<Erased> {
  return eraseDue(db, files, clock())
}

function notify(log: Log, { count, failures }: Erased): void {
  if (count > 0) log.info({ count }, 'members were erased')
  for (const error of failures) log.error({ err: error }, 'a member could not be erased')
}
