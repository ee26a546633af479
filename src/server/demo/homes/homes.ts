import { europe } from './europe.ts'
import type { Home } from './home.ts'

const lowCountries: readonly Home[] = [
  {
    country: 'NL',
    language: 'nl',
    names: 'nl',
    share: 0.6,
    areas: [
      [
        'NH',
        'Amsterdam',
        'Haarlem',
        'Zaanstad',
        'Alkmaar',
        'Hilversum',
        'Hoorn',
        'Amstelveen',
        'Den Helder',
      ],
      [
        'ZH',
        'Rotterdam',
        'Den Haag',
        'Leiden',
        'Delft',
        'Dordrecht',
        'Zoetermeer',
        'Gouda',
        'Schiedam',
      ],
      ['UT', 'Utrecht', 'Amersfoort', 'Nieuwegein', 'Zeist', 'Veenendaal', 'Woerden'],
      ['NB', 'Eindhoven', 'Tilburg', 'Breda', "'s-Hertogenbosch", 'Helmond', 'Oss', 'Roosendaal'],
      ['GE', 'Nijmegen', 'Arnhem', 'Apeldoorn', 'Ede', 'Doetinchem', 'Zutphen', 'Tiel'],
      ['OV', 'Enschede', 'Zwolle', 'Deventer', 'Hengelo', 'Almelo', 'Kampen'],
      ['LI', 'Maastricht', 'Venlo', 'Sittard', 'Heerlen', 'Roermond', 'Weert'],
      ['GR', 'Groningen', 'Hoogezand', 'Veendam', 'Delfzijl'],
      ['FR', 'Leeuwarden', 'Drachten', 'Heerenveen', 'Sneek'],
      ['FL', 'Almere', 'Lelystad', 'Dronten', 'Emmeloord'],
      ['DR', 'Assen', 'Emmen', 'Hoogeveen', 'Meppel'],
      ['ZE', 'Middelburg', 'Goes', 'Vlissingen', 'Terneuzen'],
    ],
  },
  {
    country: 'BE',
    language: 'nl',
    names: 'nl',
    share: 0.04,
    areas: [
      ['VAN', 'Antwerpen', 'Mechelen', 'Turnhout'],
      ['VOV', 'Gent', 'Aalst', 'Sint-Niklaas'],
      ['VBR', 'Leuven', 'Vilvoorde'],
      ['VWV', 'Brugge', 'Kortrijk', 'Roeselare'],
      ['VLI', 'Hasselt', 'Genk'],
    ],
  },
  {
    country: 'BE',
    language: 'fr',
    names: 'fr',
    share: 0.025,
    areas: [
      ['BRU', 'Brussel', 'Etterbeek'],
      ['WLG', 'Liège', 'Verviers'],
      ['WHT', 'Charleroi', 'Mons', 'Tournai'],
      ['WNA', 'Namur'],
    ],
  },
  { country: 'BE', language: 'de', names: 'de', share: 0.005, areas: [['WLG', 'Eupen']] },
]

const north: readonly Home[] = [
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

const overseas: readonly Home[] = [
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

/** Everywhere that members of the demo world live; the shares add up to one. */
export const HOMES: readonly Home[] = [...lowCountries, ...europe, ...north, ...overseas]
