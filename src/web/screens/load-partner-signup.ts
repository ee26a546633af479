import type { Call } from '#contract/endpoint.ts'
import { Refusal, REFUSALS } from '#contract/refusals.ts'
import { getPartnerSignup } from '#contract/signup.ts'
import type { PartnerSignup } from '#web/features/signup/complete-signup.tsx'

const NO_LINK = [REFUSALS.LINK_INVALID, REFUSALS.INVALID_INPUT] as const

/** What a partner began; null if the link is none, used up or too old. */
export async function loadPartnerSignup(call: Call, url: URL): Promise<PartnerSignup | null> {
  const token = url.searchParams.get('token') ?? ''
  try {
    return { token, ...(await call(getPartnerSignup, { token })) }
  } catch (error) {
    if (NO_LINK.includes(statusOf(error) as (typeof NO_LINK)[number])) return null
    throw error
  }
}

/** In the browser a call is refused with a code, on the server with the status alone. */
function statusOf(error: unknown): number {
  if (error instanceof Refusal) return REFUSALS[error.code]
  return error instanceof Response ? error.status : 500
}
