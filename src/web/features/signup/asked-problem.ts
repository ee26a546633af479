import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { checkEmail, checkName } from '#contract/signup.ts'
import { call } from '#web/api/call.ts'
import { sleep } from '#web/browser/sleep.ts'
import type { Problem } from './problems.ts'

const LONGEST_WAIT_MS = 4_000

/** What keeps an address from signing up, as far as that can be known soon: signing up asks again anyway. */
export function emailProblem(email: string): Promise<Problem | null> {
  return problemOf(call(checkEmail, { email }), checkEmail.refusals)
}

/** The same of a name. What tells contact details the server knows: it weighs too much to be loaded for one field. */
export function nameProblem(name: string): Promise<Problem | null> {
  return problemOf(call(checkName, { name }), checkName.refusals)
}

async function problemOf(
  asked: Promise<unknown>,
  about: readonly RefusalCode[],
): Promise<Problem | null> {
  const answer = await Promise.race([
    asked.catch((error: unknown) => error),
    sleep(LONGEST_WAIT_MS),
  ])
  return answer instanceof Refusal && about.includes(answer.code) ? answer.code : null
}
