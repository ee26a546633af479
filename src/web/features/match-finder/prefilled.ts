import { ageOnDay, MIN_AGE } from '#contract/fields.ts'
import type { OwnProfile } from '#contract/profile.ts'
import { MAX_AGE } from '#contract/search.ts'
import type { SiteSettings } from '#contract/settings.ts'
import { type Answers, fieldsOf, questionsOf } from './steps.ts'

/** How many years older or younger somebody is taken to seek. */
const AGE_BAND = 8
const USUAL_DISTANCE = 50

/** The answers that one's own profile suggests. */
export function prefilled(profile: OwnProfile, settings: SiteSettings, today: string): Answers {
  const age = ageOnDay(profile.date_of_birth, today)
  const interests = profile.interests.filter((each) => settings.interests.includes(each))
  const suggested: Answers = {
    gender: profile.seeks,
    min_age: Math.max(MIN_AGE, age - AGE_BAND),
    max_age: Math.min(MAX_AGE, age + AGE_BAND),
    distance: USUAL_DISTANCE,
    ...(interests.length > 0 ? { interests } : {}),
  }
  const offered: readonly string[] = questionsOf(settings).flatMap((question) =>
    fieldsOf(question, settings),
  )
  return Object.fromEntries(Object.entries(suggested).filter(([field]) => offered.includes(field)))
}
