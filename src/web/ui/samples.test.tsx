import './styles/index.scss'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitScreen } from '#web/screens/kit-screen.tsx'

/** What fades in has its contrast only once it is there. What never ends goes on. */
function endAnimations() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}

async function seriousFindings() {
  endAnimations()
  const { violations } = await axe.run(document.body)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

test('the whole kit has no serious accessibility finding in either theme [LAY-9]', async () => {
  await page.viewport(1280, 900)
  const screen = await render(<KitScreen />)
  await screen.getByText('Both', { exact: true }).first().click()
  await expect.element(screen.getByRole('heading', { name: 'Packages' }).last()).toBeVisible()

  expect(await seriousFindings()).toEqual([])
})

test('nothing in the kit is wider than a phone of 320 pixels [LAY-9]', async () => {
  await page.viewport(320, 700)
  await render(<KitScreen />)

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('no part of the kit writes a style attribute', async () => {
  const screen = await render(<KitScreen />)

  expect(screen.container.querySelectorAll('[style]')).toHaveLength(0)
})
