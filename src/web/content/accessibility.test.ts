import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#contract/locales.ts'
import { loadContent } from './content.ts'

test('in every language the page about accessibility says as much: what is proven, what is not good, and what nobody has proven [LAW-5]', async () => {
  const pages = await Promise.all(
    LOCALE_CODES.map((locale) => loadContent(locale, 'accessibility')),
  )

  const shapes = pages.map(({ blocks }) =>
    blocks.map((block) => (block.type === 'ul' ? `ul of ${block.items.length}` : block.type)),
  )
  const lists = ['p', 'h2', 'p', 'ul of 6', 'h2', 'ul of 2', 'h2', 'ul of 3', 'h2', 'p']
  expect(shapes).toEqual(LOCALE_CODES.map(() => lists))
  for (const { blocks } of pages) {
    const text = JSON.stringify(blocks)
    for (const named of ['EN 301 549', 'WCAG', 'axe', '320', 'PDF']) expect(text).toContain(named)
  }
})
