import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Badge, badgeText } from './badge.tsx'

test('a badge counts exactly up to 99 and shows 99+ above [LAY-4]', () => {
  expect([0, 1, 99, 100, 4321].map(badgeText)).toEqual(['0', '1', '99', '99+', '99+'])
})

test('a badge says what it counts to those who cannot see it [LAY-4]', async () => {
  const screen = await render(<Badge kind="unread" count={120} label="120 unread messages" />)

  await expect.element(screen.getByText('99+')).toHaveAttribute('aria-hidden', 'true')
  await expect.element(screen.getByText('120 unread messages')).toBeInTheDocument()
})
