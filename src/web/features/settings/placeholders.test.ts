import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { localeOf, LOCALE_CODES } from '#contract/locales.ts'
import { openCatalogue } from '#web/i18n/catalogue.ts'
import { newcomerDiscount } from './placeholders.ts'

async function toldIn(locale: (typeof LOCALE_CODES)[number], percentage: number, hours: number) {
  const catalogue = openCatalogue(locale)
  await catalogue.load(['info'])
  const { iso } = localeOf(locale)
  const t = createTranslator({
    locale,
    messages: catalogue.messages,
    namespace: 'info.newcomer',
  })
  const settings = { welcome_percentage: percentage, welcome_hours: hours }
  // Some languages set the figure apart by a space that does not break.
  return newcomerDiscount(settings, t, iso).replaceAll(/\s/g, ' ')
}

test.each([
  [25, 4, 'You get a 25% welcome discount on your first purchase, until 4 hours after signing up.'],
  [0, 24, 'You get a 25% welcome discount on your first purchase, until 4 hours after signing up.'],
  [
    25,
    168,
    'You get a 25% welcome discount on your first purchase, until 7 days after signing up.',
  ],
  [
    10,
    24,
    'You get a 25% welcome discount on your first purchase, until 4 hours after signing up. After that it’s 10%, until 1 day after signing up.',
  ],
])(
  'what a site gives newcomers, %i%% for %i hours, is told as it is [DIS-2]',
  async (percentage, hours, text) => {
    expect(await toldIn('en', percentage, hours)).toBe(text)
  },
)

test.each(LOCALE_CODES)(
  'in %s it is told with its figures, hour by hour [DIS-2]',
  async (locale) => {
    const text = await toldIn(locale, 10, 168)

    for (const figure of [/25 ?%/, /10 ?%/, /\b4 /, /\b7 /]) expect(text).toMatch(figure)
    expect(await toldIn(locale, 25, 4)).not.toMatch(/10 ?%|\b7 /)
  },
)
