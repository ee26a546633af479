import { Refusal } from '#contract/refusals.ts'

/**
 * So many calls are worked on at once by a process. With more, all would wait for the database longer than callers do, and it would
 * be asked for what nobody waits for any more.
 */
export const MOST_AT_ONCE = 64
const RETRY_SECONDS = 2

/** Does work while there is room for it; what comes on top is refused before anything is done for it. */
export type Crowd = <Result>(work: () => Promise<Result>) => Promise<Result>

export function openCrowd(most: number): Crowd {
  const state = { inside: 0 }
  return async (work) => {
    if (state.inside >= most)
      throw new Refusal('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS })
    state.inside += 1
    try {
      return await work()
    } finally {
      state.inside -= 1
    }
  }
}
