import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '#contract/refusals.ts'
import { deadline } from '#server/kernel/time.ts'

const LONGEST_MS = 2_500

/**
 * The result of the work, or a refusal to be tried again when it takes too long: each query has a time-out of its own,
 * but many that wait one after the other would add up. The work itself is left to end by those.
 */
export function withTimeout<Result>(
  work: Promise<Result>,
  longestMs = LONGEST_MS,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Refusal('SERVICE_UNAVAILABLE', { retry_after: 2 }))
    const timer = setTimeout(refuse, deadline(longestMs))
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const EVEN_MS = 300

/** Answers no sooner than after a fixed time, so that a yes and a no cannot be told apart by the clock. */
export async function inConstantTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), sleep(EVEN_MS)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
