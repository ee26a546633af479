import { expect, test } from 'vitest'
import { MATCH_WEIGHTS } from '#contract/match-finder.ts'
import { type Compared, matchParts } from './match-parts.ts'

const HOME = { country: 'NL', region: 'NH', city: 'Haarlem' } as const

function partsFor(
  answers: Partial<Compared['answers']>,
  candidate: Partial<Compared['candidate']> = {},
  kilometres: number | null = null,
  wants: readonly string[] = [],
) {
  return matchParts({
    answers: { gender: 'male', country: 'NL', ...answers },
    seeker: {
      member_kind: 'female',
      seeks: 'male',
      seeks_couples: 'no',
      date_of_birth: '1990-06-15',
      home: HOME,
    },
    candidate: {
      id: 'a',
      last_active_at: new Date(),
      is_fictional: false,
      date_of_birth: '1970-06-15',
      seeks: 'male',
      seeks_couples: 'no',
      country: 'NL',
      region: 'UT',
      city: 'Utrecht',
      interests: [],
      looks_for: ['dates', 'chat'],
      body_type: null,
      hair_color: null,
      eye_color: null,
      relationship_status: null,
      ...candidate,
    },
    kilometres,
    wants,
  })
}

test('what both look for is a part of its own, and who said nothing has none [FIN-1] [WAN-1]', () => {
  const parts = partsFor({}, {}, null, ['chat', 'affair'])

  expect(parts[0]).toEqual({ part: 'wants', points: 10, out_of: 20, fits: ['chat'] })
  expect(partsFor({}).map(({ part }) => part)).toEqual(['mutual'])
})

test('what counts makes a hundred together [FIN-1]', () => {
  const all = Object.values(MATCH_WEIGHTS).reduce((sum, weight) => sum + weight, 0)

  expect(all).toBe(100)
})

test('a question without an answer has no part [FIN-1]', () => {
  const parts = partsFor({})

  expect(parts).toEqual([{ part: 'mutual', points: 0, out_of: 10, fits: [] }])
})

test.each([
  [['cooking'], 13],
  [['wine', 'cooking', 'cars'], 27],
  [['yoga', 'wine', 'cooking'], 40],
  [[], 0],
])('of three interests, somebody with %j has %i points of 40 [FIN-1]', (interests, points) => {
  const [part] = partsFor({ interests: ['cooking', 'wine', 'yoga'] }, { interests })

  expect(part).toMatchObject({ part: 'interests', points, out_of: 40 })
  expect(part!.fits.every((fit) => interests.includes(fit))).toBe(true)
})

test.each([
  ['the same town', { distance: 25 }, { region: 'NH', city: 'Haarlem' }, null, 20, ['same_town']],
  ['the same region', { distance: 25 }, { region: 'NH', city: 'Hoorn' }, 40, 15, ['same_region']],
  ['a town near by', { distance: 50 }, {}, 20, 12, ['near']],
  ['a town at the end of the reach', { distance: 50 }, {}, 50, 8, ['near']],
  ['a town beyond it', { distance: 50 }, {}, 60, 6, []],
  ['a town twice as far', { distance: 50 }, {}, 100, 0, []],
  ['an unknown town', { distance: 50 }, {}, null, 0, []],
  ['the region that was asked for', { countryregion: 'UT' }, {}, 40, 20, ['asked_region']],
  [
    'the own region, asked for',
    { countryregion: 'NH' },
    { region: 'NH', city: 'Hoorn' },
    40,
    20,
    ['same_region'],
  ],
  ['not the region that was asked for', { countryregion: 'GR' }, {}, 40, 9, ['near']],
  [
    'a fictional profile in the same town',
    { distance: 25 },
    { region: 'NH', city: 'Haarlem', is_fictional: true },
    null,
    0,
    [],
  ],
  [
    'two without a region',
    { distance: 25 },
    { country: 'BE', region: 'NH', city: 'Haarlem' },
    null,
    0,
    [],
  ],
] as const)('%s [FIN-1]', (_, answers, candidate, kilometres, points, fits) => {
  const [part] = partsFor(answers, candidate, kilometres)

  expect(part).toEqual({ part: 'place', points, out_of: 20, fits })
})

test('of looks only those count that were asked for, each alike [FIN-1]', () => {
  const brown = { hair_color: 'brown', eye_color: 'brown', body_type: null }

  const [both] = partsFor({ hair_color: ['red', 'brown'], eye_color: ['brown'] }, brown)
  const [one] = partsFor({ hair_color: ['brown'], body_type: ['slim'] }, brown)

  expect(both).toMatchObject({ points: 20, fits: ['hair_color.brown', 'eye_color.brown'] })
  expect(one).toMatchObject({ points: 10, fits: ['hair_color.brown'] })
})

test('the relationship fits or not [FIN-1]', () => {
  const asked = { relationship_status: ['single', 'divorced'] as ('single' | 'divorced')[] }

  const [fits] = partsFor(asked, { relationship_status: 'divorced' })
  const [other] = partsFor(asked, { relationship_status: 'complicated' })
  const [silent] = partsFor(asked)

  expect(fits).toMatchObject({ points: 10, fits: ['relationship_status.divorced'] })
  expect([other!.points, silent!.points]).toEqual([0, 0])
})

test('mutual is who seeks one’s own gender, and who is of the same age; never a fictional profile [FIN-1]', () => {
  const seeks = partsFor({}, { seeks: 'female' }).at(-1)
  const age = partsFor({}, { date_of_birth: '1985-06-15' }).at(-1)
  const both = partsFor({}, { seeks: 'both', date_of_birth: '1995-06-14' }).at(-1)
  const fictional = partsFor({}, { seeks: 'both', is_fictional: true }).at(-1)

  expect(seeks).toMatchObject({ points: 7, fits: ['seeks_you'] })
  expect(age).toMatchObject({ points: 3, fits: ['same_age'] })
  expect(both).toMatchObject({ points: 10, fits: ['seeks_you', 'same_age'] })
  expect(fictional).toMatchObject({ points: 0, fits: [] })
})
