import type { Db } from '#server/db/connect.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { eraseEvidence } from './erase-evidence.ts'

const PAUSE_MS = 60 * 60 * 1000

type Deps = { readonly db: Db; readonly clock: Clock; readonly log: Log }

/** Erases what was reported long ago, at the start and every hour. Returns how to stop it. */
export function eraseEvidenceNowAndThen({ db, clock, log }: Deps): () => void {
  const erase = () =>
    void eraseEvidence(db, clock()).then(
      (count) => count > 0 && log.info({ count }, 'evidence of reports was erased'),
      (error: unknown) => log.warn({ err: error }, 'erasing evidence failed'),
    )
  erase()
  const timer = setInterval(erase, PAUSE_MS).unref()
  return () => clearInterval(timer)
}
