import { expect, test } from 'vitest'
import { pathTo, ROUTES, type RouteName } from '#contract/routes.ts'
import { pageRoute } from './page-path.ts'

const anyParams = { id: 'an-id', slug: 'milfnl', type: 'mine', paymentmethod: 'ideal' }
const pathOf = pathTo as (name: RouteName, params: Record<string, string>) => string

test('every route is found by its own path [ROU-4]', () => {
  const names = Object.keys(ROUTES) as RouteName[]

  expect(names.map((name) => pageRoute(pathOf(name, anyParams))?.name)).toEqual(names)
})

test.each([
  ['/', 'index', {}],
  ['/landers/gallery', 'landers-gallery', { slug: undefined }],
  ['/landers/gallery/milfnl', 'landers-gallery', { slug: 'milfnl' }],
  ['/likes/m/7', 'likes-m-id', { id: '7' }],
  ['/likes/m', 'likes-type', { type: 'm' }],
  ['/credits/repeat-order', 'credits-repeat-order', {}],
])('%s is %s [ROU-3]', (path, name, params) => {
  expect(pageRoute(path)).toEqual({ name, params: expect.objectContaining(params) })
})

test.each(['', '/nowhere', '/landers', '/landers/gallery/a/b', '/pricing/', '/Pricing', '//'])(
  '%j is no route',
  (path) => {
    expect(pageRoute(path)).toBeNull()
  },
)
