import type { SiteSettings } from '#contract/settings.ts'
import { addressOf, filtersIn } from '#web/features/search/filters.ts'
import { type Answers, fieldsOf, type Question, questionsOf, type Step } from './steps.ts'

/** Where somebody is and what they answered, as an address has it. Without a step nothing is answered yet. */
export type Place = { readonly step: Step; readonly answers: Answers | null }

/** What an address says; what makes no sense in it is left out. */
export function placeIn(params: URLSearchParams, settings: SiteSettings): Place {
  const questions = questionsOf(settings)
  const offered = questions.flatMap((question) => fieldsOf(question, settings))
  const given = params.get('step')
  const step = given === 'result' ? given : questions.find((question) => question === given)
  const answers = given === null ? null : filtersIn(params, { ...settings, offered })
  return { step: step ?? firstOf(questions), answers }
}

/** A site that asks nothing has only the result. */
function firstOf(questions: readonly Question[]): Step {
  return questions[0] ?? 'result'
}

/** The address of a step with these answers. */
export function searchOf(step: Step, answers: Answers): string {
  return [`?step=${step}`, addressOf(answers)].filter(Boolean).join('&')
}
