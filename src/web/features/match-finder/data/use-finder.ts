import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ageOnDay, dayIn, MIN_AGE } from '#contract/fields.ts'
import type { OwnProfile } from '#contract/profile.ts'
import { MAX_AGE } from '#contract/search.ts'
import type { SiteSettings } from '#contract/settings.ts'
import { changed } from '#web/features/search/filters.ts'
import { useBoot, useSettings } from '#web/features/settings/settings.ts'
import {
  type Answers,
  fieldsOf,
  type Matches,
  matchesQuery,
  placeIn,
  type Question,
  questionsOf,
  searchOf,
  type Step,
  withoutAnswer,
} from './answers.ts'
import type { LoadedMatchFinder } from './load-match-finder.ts'

export type Finder = ReturnType<typeof useFinder>
export type Change = { [Field in keyof Answers]?: Answers[Field] | undefined }

/**
 * The questionnaire. The step stands in the address with the answers so far; none is lost, whichever way the member
 * goes.
 */
export function useFinder(loaded: LoadedMatchFinder) {
  const [params] = useSearchParams()
  const settings = useSettings()
  const today = dayIn(settings.time_zone, new Date(useBoot().now))
  const { step, answers: given } = placeIn(params, settings)
  const [answers, setAnswers] = useState<Answers>(
    () => given ?? (loaded.profile ? prefilled(loaded.profile, settings, today) : {}),
  )
  const [movedTo, setMovedTo] = useState<Step | null>(null)
  const navigate = useNavigate()
  const questions = questionsOf(settings)
  const at = questions.indexOf(step as Question)
  const next: Step = questions[at + 1] ?? 'result'

  function goTo(to: Step, taken = answers) {
    setMovedTo(to)
    setAnswers(taken)
    void navigate({ search: searchOf(to, taken) })
  }

  return {
    step,
    questions,
    /** How many questions lie before this one; none has it on the result. */
    at,
    answers,
    /** What the result on the screen is for. */
    asked: given ?? answers,
    /** The step that the member has gone on or back to here: the focus follows. */
    movedTo,
    change: (part: Change) => setAnswers(changed(answers, part)),
    goTo,
    goOn: () => goTo(next),
    skip: (question: Question) => goTo(next, withoutAnswer(answers, question)),
    goBack: () => goTo(questions[at - 1] ?? step),
  }
}

/** By how many years the suggested ages differ from the member's own. */
const AGE_BAND = 8
const USUAL_DISTANCE = 50

/** The answers that the member's own profile suggests. */
export function prefilled(profile: OwnProfile, settings: SiteSettings, today: string): Answers {
  const age = ageOnDay(profile.date_of_birth, today)
  const interests = profile.interests.filter((each) => settings.interests.includes(each))
  const suggested: Answers = {
    gender: profile.seeks,
    ...(profile.seeks_couples === 'no' ? {} : { couples: profile.seeks_couples }),
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

/** What every question is told: the answers so far, and how to change them. */
export type QuestionProps = { finder: Pick<Finder, 'answers' | 'change'> }

/** The matches for these answers; those that came with the page need not be asked for. */
export function useMatches(answers: Answers, loaded: Matches | null) {
  return useQuery({
    ...matchesQuery(answers),
    ...(loaded ? { initialData: loaded } : {}),
  })
}
