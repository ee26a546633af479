import { Refusal } from '#contract/refusals.ts'
import { checkEmail } from '#contract/signup.ts'
import { call } from '#web/api/call.ts'
import type { Problem } from './problems.ts'

const LONGEST_WAIT_MS = 4_000

/** What keeps an address from signing up, as far as that can be known soon: signing up asks again anyway. */
export async function emailProblem(email: string): Promise<Problem | null> {
  const answer = await Promise.race([
    call(checkEmail, { email }).catch((error: unknown) => error),
    new Promise((done) => setTimeout(done, LONGEST_WAIT_MS)),
  ])
  const isAbout = answer instanceof Refusal && checkEmail.refusals.includes(answer.code)
  return isAbout ? answer.code : null
}
