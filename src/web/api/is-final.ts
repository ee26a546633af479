import { Refusal, REFUSALS } from '#contract/refusals.ts'

const TOO_SLOW = 408
const TOO_OFTEN = 429

/** Whether asking again would bring the same answer. A visitor who must log in may have done so by then. */
export function isFinal(error: unknown): error is Refusal {
  if (!(error instanceof Refusal) || error.code === 'LOGIN_REQUIRED') return false
  const status = REFUSALS[error.code]
  return status < 500 && status !== TOO_SLOW && status !== TOO_OFTEN
}
