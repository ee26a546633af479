import { expect, test } from 'vitest'
import type { MemberTile } from '#contract/members.ts'
import type { SearchPage } from './search-query.ts'
import { notShown } from './results.tsx'
import { withAds } from './result-grid.tsx'

const member = (id: string) => ({ id }) as MemberTile
const page = (...ids: string[]) => ({ results: ids.map(member) }) as SearchPage

test('who stands on a page already is not offered as just online [SEA-2]', () => {
  const online = ['d', 'b', 'e'].map(member)

  expect(notShown(online, [page('a', 'b'), page('c')]).map(({ id }) => id)).toEqual(['d', 'e'])
  expect(notShown(online, [page('d', 'b', 'e')])).toEqual([])
})

test('advertisements take turns after every twelve members, and never come first [SEA-5]', () => {
  const members = Array.from({ length: 37 }, (_, index) => index)
  const ads = ['one', 'two'].map((name) => ({ name, image: '/a.webp', url: 'https://a.example' }))

  const shown = withAds(members, ads).map((entry) => ('ad' in entry ? entry.ad.name : entry.member))

  expect(shown.filter((entry) => typeof entry === 'number')).toEqual(members)
  expect(shown.indexOf('one')).toBe(12)
  expect(shown.slice(25, 26)).toEqual(['two'])
  expect(shown.filter((entry) => typeof entry === 'string')).toEqual(['one', 'two', 'one'])
})

test('an advertisement without a safe address is not shown, and without any there are none [SEA-5]', () => {
  const members = Array.from({ length: 30 }, (_, index) => index)
  const unsafe = { name: 'Cam', image: '/a.webp', url: 'http://a.example' }

  expect(withAds(members, [unsafe])).toHaveLength(30)
  expect(withAds(members, [])).toHaveLength(30)
  expect(withAds([], [{ ...unsafe, url: 'https://a.example' }])).toEqual([])
})
