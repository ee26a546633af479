import { Refusal } from '#contract/refusals.ts'
import { ProviderUnavailable } from './ask-provider.ts'

/** For what cannot go on without the provider's answer: while it is away, the caller is to come back. */
export async function orUnavailable<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ProviderUnavailable)
      throw new Refusal('SERVICE_UNAVAILABLE', { retry_after: 5 })
    throw error
  }
}
