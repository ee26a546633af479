import { useQueryClient } from '@tanstack/react-query'
import type { Place } from '#contract/fields.ts'
import type { CountryCode } from '#contract/locales.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { checkEmail, checkName } from '#contract/signup.ts'
import { call } from '#web/api/call.ts'
import { sleep } from '#web/browser/sleep.ts'
import { suggestionQuery } from '#web/features/accounts/did-you-mean.ts'
import { placeCalled } from '#web/features/settings/place.tsx'
import type { Problem, Problems } from './answers.ts'

type Asked = {
  /** What is wrong as far as the browser knows. */
  readonly found: Problems
  readonly country: CountryCode
  /** The town as it stands in its field, the name and the address, if they are asked for. */
  readonly writtenPlace: string
  readonly name: string | null
  readonly email: string | null
}
type Outcome = {
  readonly problems: Problems
  readonly place?: Place
  /** Nothing is wrong, but there is something to look at first. */
  readonly mustLook?: boolean
}

/** Finds out what only others know: whether a town exists that was written out, whether a name or an address can sign up. */
export function useFurtherCheck() {
  const queries = useQueryClient()

  return async ({ found, country, writtenPlace, name, email }: Asked): Promise<Outcome> => {
    const { place: noPlace, ...others } = found
    const place = noPlace && (await placeCalled(queries, country, writtenPlace))
    if (place) return { problems: others, place }
    if (Object.keys(found).length > 0) return { problems: found }
    const wrongName = name === null ? null : await nameProblem(name)
    if (wrongName) return { problems: { name: wrongName } }
    if (email === null) return { problems: {} }
    const suggestion = suggestionQuery(email)
    const wasSeen = queries.getQueryData(suggestion.queryKey) !== undefined
    const meant = await queries.fetchQuery(suggestion)
    if (meant && !wasSeen) return { problems: {}, mustLook: true }
    const problem = await emailProblem(email)
    return { problems: problem ? { email: problem } : {} }
  }
}

const LONGEST_WAIT_MS = 4_000

/** What keeps an address from signing up, as far as that can be known soon: signing up asks again anyway. */
function emailProblem(email: string): Promise<Problem | null> {
  return problemOf(call(checkEmail, { email }), checkEmail.refusals)
}

/** The same of a name. What tells contact details the server knows: it weighs too much to be loaded for one field. */
function nameProblem(name: string): Promise<Problem | null> {
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
