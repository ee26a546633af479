import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LinkedText, partsOf } from './message-content.tsx'

test.each([
  ['Kijk op https://vonk.example/a?b=1.', 'https://vonk.example/a?b=1'],
  ['(http://vonk.example)', 'http://vonk.example/'],
  ['HTTPS://VONK.EXAMPLE!', 'https://vonk.example/'],
])('%s leads somewhere [CHA-9] [W2]', (text, href) => {
  const parts = partsOf(text)

  expect(parts.map((part) => part.href).filter(Boolean)).toEqual([href])
  expect(parts.map(({ words }) => words).join('')).toBe(text)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://vonk.example',
  'vonk.example',
  'https://',
])('%s leads nowhere [CHA-9] [W2]', (text) => {
  expect(partsOf(text).every(({ href }) => href === undefined)).toBe(true)
  expect(
    partsOf(text)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text)
})

test('a link tells the place that is gone to nothing, and markup stays words [W2]', async () => {
  const screen = await render(<LinkedText text={'<b>Hoi</b> https://vonk.example'} />)

  const link = screen.getByRole('link')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(screen.getByText('<b>Hoi</b>')).toBeVisible()
})
