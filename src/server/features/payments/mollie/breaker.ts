import type { Clock } from '#server/kernel/clock.ts'

type BreakerRules = {
  readonly clock: Clock
  /** How many failures in a row open it. */
  readonly most?: number
  /** How long it stays open, unless the other side has said how long to wait. */
  readonly restMs?: number
}

/** Thrown instead of asking somebody who does not answer. */
export class BreakerOpen extends Error {
  override name = 'BreakerOpen'
}

/** A failure of the other side that says when to come back. */
export class ComeBackLater extends Error {
  override name = 'ComeBackLater'
  readonly ms: number
  constructor(message: string, ms: number) {
    super(message)
    this.ms = ms
  }
}

/**
 * Stops asking somebody who has failed five times in a row. Half a minute later one question goes through: when that is
 * answered all do again, else the rest begins anew.
 */
export function openBreaker({ clock, most = 5, restMs = 30_000 }: BreakerRules) {
  const state = { failures: 0, restsUntil: 0, isTrying: false }

  function rest(ms: number): void {
    state.restsUntil = clock().getTime() + ms
    state.failures = Math.max(state.failures, most)
  }

  function noteFailure(error: unknown): void {
    state.failures += 1
    if (error instanceof ComeBackLater) rest(error.ms)
    else if (state.failures >= most) rest(restMs)
  }

  return async function through<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const isClosed = state.failures < most
    if (!isClosed && (state.isTrying || clock().getTime() < state.restsUntil))
      throw new BreakerOpen('it has not answered lately and is not asked now')
    if (!isClosed) state.isTrying = true
    try {
      const answer = await ask()
      state.failures = 0
      return answer
    } catch (error) {
      noteFailure(error)
      throw error
    } finally {
      if (!isClosed) state.isTrying = false
    }
  }
}
