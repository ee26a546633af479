import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test('the first stop of the keyboard leads past the navigation [LAY-9]', async ({
  page,
  visit,
}) => {
  await visit('/pages/terms')

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Naar de inhoud' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('main')).toBeFocused()
})

for (const path of ['/', '/login', '/lang-config', '/pages/faq']) {
  test(`every stop of the keyboard on ${path} can be seen [LAY-9]`, async ({ page, visit }) => {
    await visit(path)

    const stops = await walk(page)

    expect(stops.length).toBeGreaterThan(10)
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([])
  })
}

type Stop = { what: string; isSeen: boolean }

/** Tabs through the page until it leaves it; a stop is seen when it, or what it labels, gets a ring. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readStop)
    if (stop === null) break
    stops.push(stop)
  }
  return stops
}

function readStop(): Stop | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const ringed = [focused, focused.closest('label'), focused.parentElement].filter(
    (each) => each !== null,
  )
  const isSeen = ringed.some((each) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
  return { what: focused.outerHTML.slice(0, 120), isSeen }
}
