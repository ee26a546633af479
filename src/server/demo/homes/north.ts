import type { Home } from './home.ts'

export const north: readonly Home[] = [
  {
    country: 'SE',
    language: 'sv',
    names: 'sv',
    share: 0.02,
    areas: [
      ['AB', 'Stockholm'],
      ['O', 'Göteborg', 'Borås'],
      ['M', 'Malmö', 'Lund', 'Helsingborg'],
      ['C', 'Uppsala'],
      ['E', 'Linköping'],
    ],
  },
  {
    country: 'DK',
    language: 'da',
    names: 'da',
    share: 0.015,
    areas: [
      ['84', 'København', 'Helsingør'],
      ['82', 'Aarhus'],
      ['83', 'Odense', 'Esbjerg'],
      ['81', 'Aalborg'],
    ],
  },
  {
    country: 'NO',
    language: 'nb',
    names: 'nb',
    share: 0.015,
    areas: [
      ['03', 'Oslo'],
      ['46', 'Bergen'],
      ['50', 'Trondheim'],
      ['11', 'Stavanger'],
      ['55', 'Tromsø'],
    ],
  },
  {
    country: 'FI',
    language: 'fi',
    names: 'fi',
    share: 0.012,
    areas: [
      ['18', 'Helsinki', 'Espoo'],
      ['11', 'Tampere'],
      ['19', 'Turku'],
      ['14', 'Oulu'],
    ],
  },
  { country: 'FI', language: 'sv', names: 'sv', share: 0.004, areas: [['12', 'Vaasa']] },
]
