import type { OfficeTexts } from './en.ts'

/** What the office says about what the law has a site publish, in Dutch. */
export const nlTransparency: OfficeTexts['transparency'] = {
  title: 'Transparantie',
  site: 'Site',
  year: 'Jaar',
  recipients: 'Hoeveel mensen de site gebruiken',
  recipientsMore:
    'Leden die er waren, per maand, en het gemiddelde van de laatste zes hele maanden (DSA, art. 24). Bezoekers zonder account zijn niet uit elkaar te houden en tellen niet mee.',
  month: 'Maand',
  people: 'Leden',
  average: 'Gemiddeld',
  said: (average, from, until, at) =>
    `De site noemt ${average} (${from} tot en met ${until}), sinds ${at}.`,
  unsaid: 'De site noemt nog niets. De wet vraagt er elk half jaar om.',
  publish: (average) => `${average} op de site zetten`,
  published: 'Het staat bij de voorwaarden van de site, in elke taal.',
  report: 'De cijfers van een jaar',
  reportMore:
    'Volgens de onderdelen van het sjabloon van de Commissie (Verordening 2024/2835). Wat woorden zijn, en bevelen van autoriteiten, vul je zelf aan.',
  head: ['Deel', 'Wat', 'Waarvan', 'Aantal'],
  csv: 'CSV',
}
