import { expect, test } from 'vitest'
import { isServed, pathTo, ROUTES, type RouteName } from './routes.ts'

const INFO_PAGES = [
  'ban',
  'cookies',
  'faq',
  'privacy',
  'return-policy',
  'service',
  'terms',
] as const

test.each(INFO_PAGES)('the information page %s has a route and a screen [ROU-2]', (page) => {
  expect(ROUTES[`pages-${page}`].path).toBe(`/pages/${page}`)
  expect(isServed(`pages-${page}`)).toBe(true)
})

test('a path is made from the name of its route and its parameters [ROU-4]', () => {
  expect(pathTo('index')).toBe('/')
  expect(pathTo('members-id', { id: 'a/b' })).toBe('/members/a%2Fb')
  expect(pathTo('transactions', {})).toBe('/transactions')
  expect(pathTo('credits-id-paymentmethod', { id: 'p2', paymentmethod: 'ideal' })).toBe(
    '/credits/p2/ideal',
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
