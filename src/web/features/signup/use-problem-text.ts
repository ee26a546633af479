import { Refusal, REFUSALS, type RefusalCode } from '#contract/refusals.ts'
import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { useText } from '#web/i18n/use-text.ts'
import type { Problem, Problems, SignupField } from './problems.ts'

/** The words for what is wrong with a field; undefined if nothing is. */
export type ProblemText = (field: SignupField) => string | undefined

export function useProblemText(problems: Problems): ProblemText {
  const t = useText('signup.problem')
  const refusalText = useRefusalText()
  return (field) => {
    const problem = problems[field]
    if (!problem) return undefined
    return isRefusal(problem) ? refusalText(new Refusal(problem)) : t(problem)
  }
}

function isRefusal(problem: Problem): problem is RefusalCode {
  return problem in REFUSALS
}
