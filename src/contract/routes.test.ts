import { expect, test } from 'vitest'
import { pathTo, ROUTES, type RouteName } from './routes.ts'

const INFO_PAGES = [
  'accessibility',
  'ban',
  'cookies',
  'faq',
  'privacy',
  'return-policy',
  'safety',
  'service',
  'terms',
] as const

test.each(INFO_PAGES)('the information page %s has a route [ROU-2]', (page) => {
  expect(ROUTES[`pages-${page}`].path).toBe(`/pages/${page}`)
})

test('a path is made from the name of its route and its parameters [ROU-4]', () => {
  expect(pathTo('index')).toBe('/')
  expect(pathTo('members-id', { id: 'a/b' })).toBe('/members/a%2Fb')
  expect(pathTo('transactions', {})).toBe('/transactions')
  expect(pathTo('credits-id-paymentmethod', { id: 'p2', paymentmethod: 'ideal' })).toBe(
    '/credits/p2/ideal',
  )
})

test('every static path that was agreed on has a route [ROU-1]', () => {
  const paths = Object.values(ROUTES).map(({ path }) => path as string)

  expect(paths).toEqual(
    expect.arrayContaining(
      (
        '/ /account-deleted /chats /complaints /complete-signup /credits /directdebit /lang-config /likes /login ' +
        '/match-finder /members /notifications /premium /pricing /profile /reset-password /signup /signup-matches ' +
        '/swipe-game /activate/done /activate/error /credits/repeat-order /landers/tinderswipe /mail-change/do ' +
        '/reset-password/do'
      ).split(' '),
    ),
  )
})

test('every path with parameters that was agreed on has a route [ROU-3]', () => {
  const paths = Object.values(ROUTES).map(({ path }) => path as string)
  const landers =
    'alonetonight collagelanding gallery iconslanding maplanding socialnetwork transitionsvideolanding video'

  expect(paths).toEqual(
    expect.arrayContaining([
      ...'/likes/m/:id /members/:id /likes/:type /chats/:id /transactions/:id? /members/:id/chat'.split(
        ' ',
      ),
      ...'/members/:id/landing /members/:id/signup /members/:id/landing2/:slug?'.split(' '),
      ...'/members/:id/landing3/:slug? /credits/:id/:paymentmethod?'.split(' '),
      ...landers.split(' ').map((lander) => `/landers/${lander}/:slug?`),
    ]),
  )
})

test('no two routes have the same path', () => {
  const paths = Object.values(ROUTES).map(({ path }) => path)

  expect(new Set(paths).size).toBe(paths.length)
})

test('the given route names are all there [ROU-4]', () => {
  const given: RouteName[] = [
    'index',
    'members',
    'members-id',
    'chats',
    'chats-id',
    'likes',
    'likes-type',
    'likes-m-id',
    'credits',
    'credits-id-paymentmethod',
    'credits-repeat-order',
    'premium',
    'profile',
    'notifications',
    'login',
    'signup',
    'complete-signup',
    'pages-terms',
    'pages-privacy',
    'pages-cookies',
    'pages-ban',
    'pricing',
    'complaints',
    'pages-return-policy',
    'pages-faq',
    'pages-service',
  ]

  expect(Object.keys(ROUTES)).toEqual(expect.arrayContaining(given))
})
