import type { Log } from '#server/kernel/log.ts'

type EveryInput = {
  readonly ms: number
  /** Whether the first round begins now; otherwise it begins after a pause. */
  readonly isAtOnce: boolean
  /** For the log: `${what} failed`. */
  readonly what: string
  readonly log: Log
}

/** Does something again and again, with a pause after each round: never twice at once. Returns how to stop it. */
export function every(
  { ms, isAtOnce, what, log }: EveryInput,
  work: () => Promise<unknown>,
): () => void {
  const state: { timer?: NodeJS.Timeout; isStopped: boolean } = { isStopped: false }
  const pause = () => {
    if (!state.isStopped) state.timer = setTimeout(() => void round(), ms).unref()
  }
  const round = async () => {
    await work().catch((error: unknown) => {
      if (!state.isStopped) log.warn({ err: error }, `${what} failed`)
    })
    pause()
  }
  if (isAtOnce) void round()
  else pause()
  return () => {
    state.isStopped = true
    clearTimeout(state.timer)
  }
}
