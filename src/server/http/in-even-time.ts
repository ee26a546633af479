import { setTimeout as sleep } from 'node:timers/promises'

const EVEN_MS = 300

/** Answers no sooner than after a fixed time, so that a yes and a no cannot be told apart by the clock. */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), sleep(EVEN_MS)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
