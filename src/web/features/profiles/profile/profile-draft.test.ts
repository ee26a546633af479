import { expect, test } from 'vitest'
import type { OwnProfile } from '#contract/profile.ts'
import { Refusal } from '#contract/refusals.ts'
import { completeness } from './profile-aside.tsx'
import { isSameDraft, profileIn, wrongByRefusal, wrongInDraft } from './profile-draft.ts'

const PROFILE: OwnProfile = {
  name: 'Noor',
  gender: 'female',
  identity: null,
  seeks: 'both',
  seeks_couples: 'no',
  sexuality: 'bi',
  date_of_birth: '1990-05-17',
  place: { country: 'NL', region: 'UT', city: 'Utrecht' },
  about: 'I dance badly.',
  hair_color: 'red',
  eye_color: null,
  body_type: null,
  relationship_status: null,
  tattoos: null,
  interests: ['wine', 'art'],
  looks_for: ['chat', 'dates'],
  relationship_style: null,
  boundaries: [],
  prompts: [{ prompt: 'laugh', answer: 'Om mezelf.' }],
}

test('a draft without a town is no profile yet [ACC-2]', () => {
  expect(profileIn({ ...PROFILE, place: { country: 'BE' } })).toBeNull()
  expect(profileIn({ ...PROFILE, name: ' Noor ', about: ' Hello ' })).toEqual({
    ...PROFILE,
    about: 'Hello',
  })
})

test('the order in which words were chosen is no change', () => {
  expect(isSameDraft(PROFILE, { ...PROFILE, looks_for: ['dates', 'chat'] })).toBe(true)
  expect(isSameDraft(PROFILE, { ...PROFILE, boundaries: ['no_nudes'] })).toBe(false)
  expect(isSameDraft(PROFILE, { ...PROFILE, interests: ['art', 'wine'] })).toBe(true)
  expect(isSameDraft(PROFILE, { ...PROFILE, interests: ['art'] })).toBe(false)
})

test('a prompt without an answer is no change and is not saved [WAN-2]', () => {
  const prompts = [...PROFILE.prompts, { prompt: 'sunday', answer: ' ' } as const]

  expect(isSameDraft(PROFILE, { ...PROFILE, prompts })).toBe(true)
  expect(profileIn({ ...PROFILE, prompts })?.prompts).toEqual(PROFILE.prompts)
})

test('what is missing is known before anybody is asked', () => {
  expect(wrongInDraft(PROFILE)).toEqual({})
  expect(
    wrongInDraft({ ...PROFILE, name: ' N ', date_of_birth: '', place: { country: 'NL' } }),
  ).toEqual({ name: 'name_short', date_of_birth: 'date_missing', place: 'PLACE_UNKNOWN' })
})

test('a refusal belongs to the field that it names [ACC-2]', () => {
  expect(wrongByRefusal(new Refusal('CONTACT_DETAILS', { field: 'about' }))).toEqual({
    about: 'CONTACT_DETAILS',
  })
  expect(wrongByRefusal(new Refusal('INVALID_INPUT', { field: 'credits' }))).toEqual({})
  expect(wrongByRefusal(new Refusal('RATE_LIMITED'))).toEqual({})
})

test('a photo and what the site shows count for completeness, the most telling part first [ACC-2]', () => {
  const all = { isShown: () => true, hasPhoto: true }
  const little = { isShown: (part: string) => part === 'about', hasPhoto: true }

  expect(completeness(PROFILE, all)).toEqual({
    steps: 11,
    done: 7,
    next: 'relationship_status',
  })
  expect(completeness(PROFILE, { ...all, hasPhoto: false })).toEqual({
    steps: 11,
    done: 6,
    next: 'photo',
  })
  expect(completeness({ ...PROFILE, about: '  ' }, little)).toEqual({
    steps: 2,
    done: 1,
    next: 'about',
  })
})
