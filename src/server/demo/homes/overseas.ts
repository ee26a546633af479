import type { Home } from './home.ts'

export const overseas: readonly Home[] = [
  {
    country: 'US',
    language: 'en',
    names: 'en',
    share: 0.008,
    areas: [
      ['NY', 'New York', 'Buffalo'],
      ['CA', 'Los Angeles', 'San Francisco'],
      ['IL', 'Chicago'],
      ['TX', 'Austin'],
      ['WA', 'Seattle'],
    ],
  },
  {
    country: 'US',
    language: 'es',
    names: 'es',
    share: 0.004,
    areas: [
      ['FL', 'Miami'],
      ['TX', 'San Antonio'],
    ],
  },
  {
    country: 'CA',
    language: 'en',
    names: 'en',
    share: 0.006,
    areas: [
      ['ON', 'Toronto', 'Ottawa'],
      ['BC', 'Vancouver'],
      ['AB', 'Calgary'],
    ],
  },
  {
    country: 'CA',
    language: 'fr',
    names: 'fr',
    share: 0.004,
    areas: [['QC', 'Montréal', 'Québec']],
  },
  {
    country: 'AU',
    language: 'en',
    names: 'en',
    share: 0.008,
    areas: [
      ['NSW', 'Sydney', 'Newcastle'],
      ['VIC', 'Melbourne'],
      ['QLD', 'Brisbane'],
      ['WA', 'Perth'],
    ],
  },
  {
    country: 'NZ',
    language: 'en',
    names: 'en',
    share: 0.006,
    areas: [
      ['AUK', 'Auckland'],
      ['WGN', 'Wellington'],
      ['CAN', 'Christchurch'],
    ],
  },
]
