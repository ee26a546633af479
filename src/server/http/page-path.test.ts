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
  ['/Landers/Gallery', '/landers/gallery'],
  ['/LANDERS/Gallery/MilfNL/?Network=A&token=Bc', '/landers/gallery/milfnl?Network=A&token=Bc'],
  [
    '/Members/3F2504E0-4F89-41D3-9A0C-0305E82C3301',
    '/members/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  ],
  ['/Pages//FAQ', '/pages/faq'],
  ['/landers/gallery/%C3%89', null],
  ['/Landers/Gallery/%C3%89', '/landers/gallery/%C3%89'],
  ['/Nowhere', null],
  ['/Nowhere/', '/Nowhere'],
  ['/API/user', null],
])('%s is better written %s', (given, tidy) => {
  expect(tidyPath(new URL(`http://page${given}`))).toBe(tidy)
})

test('what is tidy once stays as it is: no redirect leads to another [ROU-7]', () => {
  const given = [
    '/Landers/Gallery/',
    '//Pages///FAQ//',
    '/LIKES/M/A',
    '/Nowhere//',
    '/%41',
    '/a/%2F/',
  ]

  for (const path of given) {
    const tidy = tidyPath(new URL(`http://page${path}`)) ?? path
    expect(tidyPath(new URL(`http://page${tidy}`))).toBeNull()
  }
})
