import { expect, test } from 'vitest'
import type { Boot } from '#contract/page.ts'
import type { Named } from '#web/features/settings/member-names.tsx'
import { openCatalogue } from '#web/i18n/catalogue.ts'
import { pageHead } from './page-head.ts'

const boot = {
  settings: { name: 'Vonk', visible_locales: ['nl'] },
  origin: 'https://vonk.example',
} as unknown as Boot

type User = { is_discreet: boolean; new_likes: number; unread_messages: number }

async function titleFor(user: User | null) {
  const catalogue = openCatalogue('nl')
  await catalogue.load(['shell', 'likes'])
  const where = { boot, catalogue, path: '/likes', search: '', user }
  return pageHead(where, { name: 'likes', data: null, status: 200 }).title
}

test.each([
  [0, 0, 'Likes · Vonk'],
  [3, 0, '(3) Likes · Vonk'],
  [0, 2, '(2) Likes · Vonk'],
  [3, 2, '(5) Likes · Vonk'],
  [100, 0, '(99+) Likes · Vonk'],
  [60, 60, '(99+) Likes · Vonk'],
])(
  'with %i new likes and %i unread messages the tab says %s [LAY-7]',
  async (likes, unread, title) => {
    const user = { is_discreet: false, new_likes: likes, unread_messages: unread }
    expect(await titleFor(user)).toBe(title)
  },
)

test('a tab that shall tell nothing tells nothing of what is new either [LAY-7] [ACC-9]', async () => {
  expect(await titleFor({ is_discreet: true, new_likes: 3, unread_messages: 2 })).toBe('Notities')
  expect(await titleFor(null)).toBe('Likes · Vonk')
})

test('the page of a member is called after them, with what came with it or later [LAY-7] [PRO-1] [PRO-2]', async () => {
  const catalogue = openCatalogue('nl')
  await catalogue.load(['shell', 'member'])
  const where = { boot, catalogue, path: '/members/1', search: '', user: null }
  const xenia = { name: 'Xenia', fictional_icon: false }
  const titleOf = (match: { data: unknown; called?: Named }, user: User | null = null) =>
    pageHead({ ...where, user }, { name: 'members-id', status: 200, ...match }).title

  const titles = [
    titleOf({ data: { member: xenia } }),
    titleOf({ data: null, called: xenia }),
    titleOf({ data: null, called: { ...xenia, fictional_icon: true } }),
    titleOf({ data: null }),
    titleOf({ data: null, called: xenia }, { is_discreet: true, new_likes: 0, unread_messages: 0 }),
  ]

  expect(titles).toEqual([
    'Xenia · Vonk',
    'Xenia · Vonk',
    'Xenia (Fictief profiel) · Vonk',
    'Profiel · Vonk',
    'Notities',
  ])
})
