import { Refusal } from '#contract/refusals.ts'
import { deadline } from '#server/kernel/deadline.ts'

/** Below what a request may take, so that it is answered whatever the provider does. */
const LONGEST_MS = 10_000

/** The provider could not be asked: it is away, or says nothing. What it did meanwhile is not known. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderAway'
}

/** What the provider answers. Its own no is passed on; anything else that goes wrong means that it is away. */
export async function callProvider<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  const state: { timer?: NodeJS.Timeout } = {}
  const tooLong = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new ProviderUnavailable('the payment provider does not answer'))
    state.timer = setTimeout(giveUp, deadline(LONGEST_MS)).unref()
  })
  try {
    return await Promise.race([question(), tooLong])
  } catch (error) {
    if (error instanceof Refusal || error instanceof ProviderUnavailable) throw error
    throw new ProviderUnavailable('the payment provider cannot be asked', { cause: error })
  } finally {
    clearTimeout(state.timer)
  }
}
