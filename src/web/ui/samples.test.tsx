import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { KitScreen } from '#web/screens/kit-screen.tsx'

test('no part of the kit writes a style attribute', async () => {
  const screen = await render(<KitScreen />)

  expect(screen.container.querySelectorAll('[style]')).toHaveLength(0)
})
