import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { findMatches } from '#contract/match-finder.ts'
import type { SearchFilters } from '#contract/search.ts'
import type { SiteSettings } from '#contract/settings.ts'
import { call } from '#web/api/call.ts'
import { matchFinderKey } from '#web/api/keys.ts'
import { cacheLikes } from '#web/features/members/like.ts'
import { addressOf, filtersIn, type SearchField } from '#web/features/search/filters.ts'

/** The questions in their order, each with what it asks for. */
const QUESTIONS = {
  whom: ['gender', 'couples'],
  age: ['min_age', 'max_age'],
  place: ['distance', 'countryregion', 'country'],
  interests: ['interests'],
  looks: ['body_type', 'hair_color', 'eye_color'],
  relationship: ['relationship_status'],
} as const satisfies Record<string, readonly SearchField[]>

export type Question = keyof typeof QUESTIONS
/** Where the member is in the finder. */
export type Step = Question | 'result'
export type Answers = Pick<SearchFilters, (typeof QUESTIONS)[Question][number]>
type Field = keyof Answers
type Offered = Pick<SiteSettings, 'search_fields' | 'visible_profile_fields'>

/** Fields of a profile: where the site does not show them, they are not asked for. */
const TOLD: readonly string[] = [
  ...QUESTIONS.interests,
  ...QUESTIONS.looks,
  ...QUESTIONS.relationship,
]

/** What a question asks for, as far as the site offers it. */
export function fieldsOf(question: Question, settings: Offered): Field[] {
  const shown: readonly string[] = settings.visible_profile_fields
  return QUESTIONS[question].filter(
    (field) =>
      settings.search_fields.includes(field) && (!TOLD.includes(field) || shown.includes(field)),
  )
}

/** The questions that the site has something to ask in. */
export function questionsOf(settings: Offered): Question[] {
  return QUESTION_NAMES.filter((question) => fieldsOf(question, settings).length > 0)
}

const QUESTION_NAMES = Object.keys(QUESTIONS) as Question[]

/** These answers without those to one question. */
export function withoutAnswer(answers: Answers, question: Question): Answers {
  const dropped: readonly string[] = QUESTIONS[question]
  return Object.fromEntries(Object.entries(answers).filter(([field]) => !dropped.includes(field)))
}

export function isAnswered(answers: Answers, question: Question): boolean {
  return QUESTIONS[question].some((field) => answers[field] !== undefined)
}

/** The step and the answers, as an address has them. Without a step nothing is answered yet. */
type Place = { readonly step: Step; readonly answers: Answers | null }

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

export type Matches = z.output<(typeof findMatches)['output']>['matches']
export type Match = Matches[number]

/** The matches for these answers. For a while the same answers are not asked again. */
export function matchesQuery(answers: Answers) {
  return queryOptions({
    queryKey: [...matchFinderKey, addressOf(answers)],
    queryFn: async ({ client }) => {
      const { matches } = await call(findMatches, answers)
      cacheLikes(
        client,
        matches.map(({ member }) => member),
      )
      return matches
    },
    staleTime: 5 * 60_000,
  })
}
