import { expect, test } from 'vitest'
import { NICHES, nicheOf, readSlug, slugOf } from './landers.ts'
import { LOCALE_CODES } from './locales.ts'

test('a slug says niche and language, and what is made is read again [LAN-1]', () => {
  for (const niche of NICHES)
    for (const locale of LOCALE_CODES)
      expect(readSlug(slugOf(niche, locale))).toEqual({ niche, locale })
})

test.each([
  ['milf', { niche: 'milf', locale: null }],
  ['generalnl', { niche: 'general', locale: null }],
  ['milfxx', { niche: 'general', locale: null }],
  ['xnl', { niche: 'general', locale: null }],
  ['', { niche: 'general', locale: null }],
])('the slug %j is read as %j [LAN-1]', (slug, meaning) => {
  expect(readSlug(slug)).toEqual(meaning)
})

test('the setting counts from 1, and 7 is for everybody [LAN-1]', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(nicheOf)).toEqual(NICHES)
})
