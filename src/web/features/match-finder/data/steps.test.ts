import { expect, test } from 'vitest'
import type { OwnProfile } from '#contract/profile.ts'
import { INTERESTS, PROFILE_FIELDS, SEARCH_FIELDS, type SiteSettings } from '#contract/settings.ts'
import { placeIn, questionsOf, searchOf, withoutAnswer } from './answers.ts'
import { prefilled } from './use-finder.ts'

const SETTINGS = {
  search_fields: SEARCH_FIELDS,
  visible_profile_fields: PROFILE_FIELDS,
  countries: ['NL', 'BE'],
  interests: INTERESTS,
} as unknown as SiteSettings

function at(search: string, settings = SETTINGS) {
  return placeIn(new URLSearchParams(search), settings)
}

test('six questions in their order, without those that the site does not ask [FIN-1] [SITE-3]', () => {
  const fewer = {
    search_fields: ['gender', 'min_age', 'interests', 'eye_color', 'relationship_status'],
    visible_profile_fields: ['eye_color', 'relationship_status'],
  } as unknown as SiteSettings

  expect(questionsOf(SETTINGS)).toEqual([
    'whom',
    'age',
    'place',
    'interests',
    'looks',
    'relationship',
  ])
  expect(questionsOf(fewer)).toEqual(['whom', 'age', 'looks', 'relationship'])
})

test('an address holds the step and the answers, and gives the same back [FIN-1]', () => {
  const answers = { gender: 'both', min_age: 30, interests: ['wine', 'yoga'] } as const

  const search = searchOf('looks', { ...answers, interests: [...answers.interests] })

  expect(search).toBe('?step=looks&gender=both&min_age=30&interests=wine,yoga')
  expect(at(search)).toEqual({ step: 'looks', answers })
})

test('without a step nothing is answered yet; nonsense is left out [FIN-1]', () => {
  expect(at('')).toEqual({ step: 'whom', answers: null })
  expect(at('?gender=male')).toEqual({ step: 'whom', answers: null })
  expect(at('?step=nowhere&gender=x&min_age=50&max_age=40&hair_color=purple')).toEqual({
    step: 'whom',
    answers: { min_age: 40, max_age: 50 },
  })
})

test('one’s own profile suggests the first answers, as far as the site asks for them [FIN-1]', () => {
  const profile = {
    seeks: 'male',
    date_of_birth: '2007-03-02',
    interests: ['wine', 'cars'],
  } as OwnProfile

  const all = prefilled(profile, SETTINGS, '2026-03-01')
  const some = prefilled(
    profile,
    { ...SETTINGS, search_fields: ['gender', 'interests'], interests: ['wine'] },
    '2026-03-01',
  )

  expect(all).toEqual({
    gender: 'male',
    min_age: 18,
    max_age: 26,
    distance: 50,
    interests: ['wine', 'cars'],
  })
  expect(some).toEqual({ gender: 'male', interests: ['wine'] })
})

test('skipping a question drops all of its answers and no other [FIN-1]', () => {
  const answers = { gender: 'male', distance: 50, country: 'NL', min_age: 30 } as const

  expect(withoutAnswer(answers, 'place')).toEqual({ gender: 'male', min_age: 30 })
})
