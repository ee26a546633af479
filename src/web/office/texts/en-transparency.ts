/** What the office says about what the law has a site publish, in English. */
export const enTransparency = {
  title: 'Transparency',
  site: 'Site',
  year: 'Year',
  recipients: 'How many use the site',
  recipientsMore:
    'Members who were here, by month, and the average of the last six whole months (DSA, Art. 24). Visitors without an account are not told from each other, and are not in it.',
  month: 'Month',
  people: 'Members',
  average: 'Average',
  said: (average: string, from: string, until: string, at: string) =>
    `The site says ${average} (${from} to ${until}), since ${at}.`,
  unsaid: 'The site says nothing yet. The law asks for it every six months.',
  publish: (average: string) => `Publish ${average} on the site`,
  published: 'It stands on the terms of the site, in every language.',
  report: 'The numbers of a year',
  reportMore:
    'By the parts of the Commission’s template (Regulation 2024/2835). What is words, and orders of authorities, you add yourself.',
  head: ['Part', 'What', 'Of what', 'Number'],
  csv: 'CSV',
}
