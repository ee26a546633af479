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

test('every stop of the keyboard can be seen [LAY-9] @night', async ({ page, visit }) => {
  for (const path of ['/', '/login', '/lang-config', '/pages/faq']) {
    await visit(path)

    const stops = await walk(page)

    expect(stops.length, path).toBeGreaterThan(10)
    expect(
      stops.filter(({ isSeen }) => !isSeen),
      path,
    ).toEqual([])
  }
})

type Stop = { what: string; isSeen: boolean }

/** Tabs through the page until the focus leaves it. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readStop)
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

/** Runs in the page: a stop is seen when it, or what is around it, looks otherwise with the focus than without. Outside there is none. */
function readStop(): Stop | null {
  const focused = document.activeElement as HTMLElement
  if (focused === document.body) return null
  const around = [focused, focused.closest('label, article'), focused.parentElement]
  const look = () =>
    around.map((each) => {
      if (!each) return ''
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(each)
      return [outlineStyle === 'none' ? '' : outlineWidth, boxShadow, borderColor].join()
    })

  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
  const withFocus = look()
  focused.blur()
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
  const without = look()
  focused.focus()
  return {
    what: focused.outerHTML.slice(0, 120),
    isSeen: withFocus.some((each, index) => each !== without[index]),
  }
}
