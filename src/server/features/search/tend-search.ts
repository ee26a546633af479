import type { Db } from '#server/db/connect.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { rotateFictional } from './rotate-fictional.ts'
import { tellOfNew } from './saved/tell-of-new.ts'

const PAUSE_MS = 5 * 60 * 1000

type Deps = { readonly db: Db; readonly clock: Clock; readonly log: Log }

/**
 * Gives fictional profiles their places and tells of new members in saved searches: at once and every few minutes, one round
 * after the other. Returns how to stop it.
 */
export function tendSearchNowAndThen({ db, clock, log }: Deps): () => void {
  const state: { timer?: NodeJS.Timeout; isStopped: boolean } = { isStopped: false }
  const notify = (what: string) => (error: unknown) => {
    if (!state.isStopped) log.warn({ err: error }, what)
  }
  const round = async () => {
    await rotateFictional(db, clock()).catch(notify('placing fictional profiles failed'))
    await tellOfNew(db, clock()).catch(notify('telling of new members failed'))
    if (!state.isStopped) state.timer = setTimeout(() => void round(), PAUSE_MS).unref()
  }
  void round()
  return () => {
    state.isStopped = true
    clearTimeout(state.timer)
  }
}
