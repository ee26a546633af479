import type { Db } from '#server/db/connect.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { eraseAnswered } from './erase-answered.ts'

const PAUSE_MS = 60 * 60 * 1000

type Deps = { readonly db: Db; readonly clock: Clock; readonly log: Log }

/** Erases complaints that were answered long ago, at the start and every hour. Returns how to stop it. */
export function eraseAnsweredNowAndThen({ db, clock, log }: Deps): () => void {
  const erase = () =>
    void eraseAnswered(db, clock()).then(
      (count) => count > 0 && log.info({ count }, 'complaints were erased'),
      (error: unknown) => log.warn({ err: error }, 'erasing complaints failed'),
    )
  erase()
  const timer = setInterval(erase, PAUSE_MS).unref()
  return () => clearInterval(timer)
}
