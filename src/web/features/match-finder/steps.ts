import type { SearchFilters } from '#contract/search.ts'
import type { SiteSettings } from '#contract/settings.ts'
import type { SearchField } from '#web/features/search/filters.ts'

/** The questions in their order, each with what it asks for. */
const QUESTIONS = {
  whom: ['gender'],
  age: ['min_age', 'max_age'],
  place: ['distance', 'countryregion', 'country'],
  interests: ['interests'],
  looks: ['body_type', 'hair_color', 'eye_color'],
  relationship: ['relationship_status'],
} as const satisfies Record<string, readonly SearchField[]>

export type Question = keyof typeof QUESTIONS
/** Where somebody is in the finder. */
export type Step = Question | 'result'
export type Answers = Pick<SearchFilters, (typeof QUESTIONS)[Question][number]>
type Field = keyof Answers
type Offered = Pick<SiteSettings, 'search_fields' | 'visible_profile_fields'>

/** Fields that a profile tells: where the site shows them of nobody, they are not asked for. */
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
