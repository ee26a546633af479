import { beforeEach, expect, test } from 'vitest'
import { draftFor, EMPTY_DRAFT, storedDraft } from './draft.ts'

beforeEach(() => sessionStorage.clear())

test('what was entered is there again after a reload, and nothing after it was forgotten [SGN-2, P11]', () => {
  storedDraft.set({ ...EMPTY_DRAFT, name: 'Noor' })
  expect(storedDraft.get()?.name).toBe('Noor')

  storedDraft.forget()

  expect(storedDraft.get()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('a draft of before the town’s text was kept is still read [SGN-2]', () => {
  const { written_place: _, ...older } = EMPTY_DRAFT
  sessionStorage.setItem('signup', JSON.stringify({ ...older, name: 'Noor' }))

  expect(storedDraft.get()).toMatchObject({ name: 'Noor', written_place: '' })
})

test('something else under the same key is nobody’s draft', () => {
  for (const stored of ['nonsense', '[]', '{"name":7}']) {
    sessionStorage.setItem('signup', stored)
    expect(storedDraft.get()).toBeNull()
  }
})

test('emptying the storage of the tab forgets the draft, too [P11]', () => {
  storedDraft.set(EMPTY_DRAFT)
  expect(storedDraft.get()).not.toBeNull()

  sessionStorage.clear()

  expect(storedDraft.get()).toBeNull()
})

test('a password is never part of what is kept [SGN-2]', () => {
  expect(Object.keys(EMPTY_DRAFT).join()).not.toContain('password')
})

test('the choice of the quick start counts until it is changed here [SGN-2]', () => {
  const query = new URLSearchParams('gender=male&seeks=female')
  const begun = draftFor(query, { ...EMPTY_DRAFT, gender: 'female', seeks: 'both' })
  expect(begun).toMatchObject({ gender: 'male', seeks: 'female' })

  const changed = draftFor(query, { ...begun, seeks: 'both' })

  expect(changed).toMatchObject({ gender: 'male', seeks: 'both' })
})

test('a choice that is none is left out', () => {
  const draft = draftFor(new URLSearchParams('gender=robot&seeks='), EMPTY_DRAFT)

  expect(draft).toMatchObject({ gender: null, seeks: null })
})

test('a message is for the profile it was written to, and for no other [SGN-2]', () => {
  const written = { ...EMPTY_DRAFT, profile_id: 'one', signup_message: 'Hi' }

  expect(draftFor(new URLSearchParams('profile=one'), written).signup_message).toBe('Hi')
  expect(draftFor(new URLSearchParams('profile=two'), written).signup_message).toBe('')
  expect(draftFor(new URLSearchParams('profile=two&seeks=male'), written).signup_message).toBe('')
  expect(draftFor(new URLSearchParams(), written)).toMatchObject({ profile_id: null })
})

test('what was said on a landing page is in the draft; what is none of it is left out [LAN-1]', () => {
  const id = crypto.randomUUID()
  const query = new URLSearchParams([
    ['profile', id],
    ['message', 'Dans je mee?'],
    ['name', 'Noor'],
    ['likes', id],
    ['likes', 'nobody'],
    ['interests', 'sauna'],
    ['interests', 'golf'],
    ['distance', '25'],
    ['lander', 'landers-gallery/milfnl'],
  ])

  const draft = draftFor(query, EMPTY_DRAFT)

  expect(draft).toMatchObject({
    profile_id: id,
    signup_message: 'Dans je mee?',
    name: 'Noor',
    likes: [id],
    interests: ['sauna'],
    distance: 25,
    lander: 'landers-gallery/milfnl',
  })
  expect(draftFor(query, { ...draft, signup_message: 'Toch niet', name: 'Lotte' })).toMatchObject({
    signup_message: 'Toch niet',
    name: 'Lotte',
  })
})
