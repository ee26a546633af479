import { expect, test } from 'vitest'
import type { Boot } from '#contract/page.ts'
import { openCatalogue } from '#web/i18n/catalogue.ts'
import { pageHead } from './page-head.ts'

const boot = {
  settings: { name: 'Vonk', visible_locales: ['nl'] },
  origin: 'https://vonk.example',
} as unknown as Boot

async function titleFor(user: { is_discreet: boolean; new_likes: number } | null) {
  const catalogue = openCatalogue('nl')
  await catalogue.load(['shell', 'likes'])
  const where = { boot, catalogue, path: '/likes', search: '', user }
  return pageHead(where, { name: 'likes', data: null, status: 200 }).title
}

test.each([
  [0, 'Likes · Vonk'],
  [3, '(3) Likes · Vonk'],
  [100, '(99+) Likes · Vonk'],
])('with %i new likes the tab says %s [LAY-7]', async (count, title) => {
  expect(await titleFor({ is_discreet: false, new_likes: count })).toBe(title)
})

test('a tab that shall tell nothing tells nothing of what is new either [LAY-7] [ACC-9]', async () => {
  expect(await titleFor({ is_discreet: true, new_likes: 3 })).toBe('Notities')
  expect(await titleFor(null)).toBe('Likes · Vonk')
})
