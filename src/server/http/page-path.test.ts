import { expect, test } from 'vitest'
import { isPagePath, tidyPath } from './page-path.ts'

test.each([
  ['/', true],
  ['/pricing', true],
  ['/members/1/chat', true],
  ['/apiary', true],
  ['/api', false],
  ['/api/none', false],
  ['/assets/a', false],
  ['/photos', false],
  ['/health/live', false],
  ['/favicon.ico', false],
  ['/wp-login.php', false],
])('%s may be a page: %s', (path, isPage) => {
  expect(isPagePath(path)).toBe(isPage)
})

test.each([
  ['/', null],
  ['/pricing', null],
  ['/pricing/', '/pricing'],
  ['/pricing//', '/pricing'],
  ['//pricing', '/pricing'],
  ['/pages///faq/?a=1/', '/pages/faq?a=1/'],
  ['//', '/'],
  ['//evil.example/', '/evil.example'],
])('%s is better written %s', (given, tidy) => {
  expect(tidyPath(new URL(`http://page${given}`))).toBe(tidy)
})
