import { MIN_AGE } from '#contract/fields.ts'
import { MAX_AGE } from '#contract/search.ts'
import { useCountryName, useRegions } from '#web/features/search/use-place-names.ts'
import { useText } from '#web/i18n/use-text.ts'
import type { Answers, Question } from './steps.ts'

/** What an answer is called in a few words. */
export function useAnswerNames(answers: Answers): (question: Question) => string {
  const t = useText('match-finder.answers')
  const words = useText('profile-words')
  const place = usePlaceName(answers)
  const { gender, min_age: min = MIN_AGE, max_age: max = MAX_AGE, interests = [] } = answers
  const { body_type: body = [], hair_color: hair = [], eye_color: eyes = [] } = answers
  const { relationship_status: relations = [] } = answers
  const NAMES: Record<Question, () => string> = {
    whom: () => (gender ? words(`seeks.${gender}`) : ''),
    age: () => t('age', { min, max }),
    place: () => place,
    interests: () => t('interests', { count: interests.length }),
    looks: () => t('looks', { count: body.length + hair.length + eyes.length }),
    relationship: () => relations.map((each) => words(`relationship_status.${each}`)).join(', '),
  }
  return (question) => NAMES[question]()
}

function usePlaceName({ distance, countryregion, country }: Answers): string {
  const t = useText('match-finder.answers')
  const countryName = useCountryName()
  const region = useRegions(country).find(({ code }) => code === countryregion)
  if (region) return region.name
  if (country) return countryName(country)
  return t('distance', { km: distance ?? 0 })
}
